import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { makeFingers } from '/js/press.js';
import { nextWait, socketAddress } from '/js/hosts/server.js';
import { connect, makeAsking } from '/js/connection.js';
import { makeLooks } from '/js/replay/source.js';
import { given, recorder, reset } from './page.js';

class FakeSocket {
  static OPEN = 1;
  static made = [];

  constructor(address) {
    this.address = String(address);
    this.readyState = 0;
    this.sent = [];
    FakeSocket.made.push(this);
  }

  send(text) {
    this.sent.push(text === 'beat' ? text : JSON.parse(text));
  }

  close() {
    this.isClosed = true;
  }

  open() {
    this.readyState = FakeSocket.OPEN;
  }

  tell(message) {
    this.onmessage({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
}

globalThis.WebSocket = FakeSocket;
globalThis.location = { href: 'https://tray.test/page?seat=2#here' };
const listeners = {};
globalThis.addEventListener = (name, listen) => (listeners[name] = listen);
globalThis.document = { addEventListener: globalThis.addEventListener };

beforeEach(() => {
  reset();
  FakeSocket.made = [];
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
});

function makeLine() {
  const parts = { onMessage: recorder(), onLine: recorder(), onStrange: recorder() };
  const send = connect(parts);
  return { ...parts, send };
}

test('the address of the line follows that of the page', () => {
  assert.equal(socketAddress('http://localhost:8080/?seat=2').href, 'ws://localhost:8080/ws?sit=1');
  assert.equal(socketAddress('https://tray.test/x?onlooker#y').href, 'wss://tray.test/ws?sit=onlooker');
  assert.equal(socketAddress('https://tray.test/x#y').href, 'wss://tray.test/ws?sit=table');
});

test('a lost line is tried again, with longer waits up to a limit', () => {
  const { onLine } = makeLine();
  FakeSocket.made[0].open();
  FakeSocket.made[0].tell({});
  FakeSocket.made[0].onclose({ code: 1006, reason: '' });
  assert.deepEqual(onLine.calls, [[true], [false, '']]);
  mock.timers.tick(299);
  assert.equal(FakeSocket.made.length, 1);
  mock.timers.tick(1);
  assert.equal(FakeSocket.made.length, 2);
  FakeSocket.made[1].onclose({});
  mock.timers.tick(479);
  assert.equal(FakeSocket.made.length, 2);
  mock.timers.tick(1);
  assert.equal(FakeSocket.made.length, 3);
  assert.equal(nextWait(2900), 3000);
});

test('waits are short again after the line has been there', () => {
  makeLine();
  FakeSocket.made[0].onclose({});
  mock.timers.tick(300);
  FakeSocket.made[1].open();
  FakeSocket.made[1].tell({});
  FakeSocket.made[1].onclose({});
  mock.timers.tick(300);
  assert.equal(FakeSocket.made.length, 3);
});

test('a line that is refused was never there: its reason is told, and waits grow', () => {
  const { onLine } = makeLine();
  FakeSocket.made[0].open();
  FakeSocket.made[0].onclose({ code: 4429, reason: '40 tabs are open: close one' });
  assert.deepEqual(onLine.calls, [[false, '40 tabs are open: close one']]);
  mock.timers.tick(300);
  FakeSocket.made[1].open();
  FakeSocket.made[1].onclose({ code: 4429, reason: '40 tabs are open: close one' });
  mock.timers.tick(479);
  assert.equal(FakeSocket.made.length, 2);
});

/** Return how to let the line's time pass, and how to let the page sleep, so that its timers stand still. */
function startClock() {
  let now = 0;
  mock.method(performance, 'now', () => now);
  const sleep = ms => (now += ms);
  const pass = ms => {
    for (let left = ms; left > 0; left -= 100) {
      sleep(100);
      mock.timers.tick(100);
    }
  };
  return { pass, sleep };
}

test('a line that is silent for five seconds is given up and tried again; each beat is answered', () => {
  const { pass } = startClock();
  const { onLine } = makeLine();
  const [socket] = FakeSocket.made;
  socket.tell({});
  pass(4000);
  socket.tell('beat');
  assert.deepEqual(socket.sent, ['beat']);
  pass(4900);
  assert.deepEqual(onLine.calls, [[true]]);
  pass(600);
  assert.deepEqual(onLine.calls, [[true], [false, '']]);
  assert.ok(socket.isClosed && !socket.onmessage);
  pass(300);
  assert.equal(FakeSocket.made.length, 2);
  pass(5500); // the network also swallows the next try
  assert.ok(FakeSocket.made[1].isClosed);
  mock.restoreAll();
});

test('a page that has slept first takes what has come meanwhile', () => {
  const { pass, sleep } = startClock();
  const { onLine } = makeLine();
  FakeSocket.made[0].tell({});
  sleep(60_000);
  pass(500);
  FakeSocket.made[0].tell('beat');
  pass(4000);
  assert.deepEqual(onLine.calls, [[true]]);
  mock.restoreAll();
});

test('a lost line is tried at once when the page is seen again or the network is back', () => {
  const { sleep } = startClock();
  makeLine();
  FakeSocket.made[0].onclose({});
  listeners.online();
  assert.equal(FakeSocket.made.length, 2);
  FakeSocket.made[1].tell({});
  listeners.visibilitychange();
  assert.equal(FakeSocket.made.length, 2);
  sleep(60_000);
  listeners.visibilitychange(); // the line has been silent for a minute
  assert.equal(FakeSocket.made.length, 3);
  mock.restoreAll();
});

test('messages are taken in order, each once the one before has been drawn', async () => {
  let draw;
  const taken = [];
  const onMessage = message => {
    taken.push(message.epoch);
    return message.epoch === 1 ? new Promise(done => (draw = done)) : undefined;
  };
  connect({ onMessage, onLine() {}, onStrange() {} });
  FakeSocket.made[0].open();
  FakeSocket.made[0].tell({ epoch: 1 });
  FakeSocket.made[0].tell({ epoch: 2 });
  await setImmediate();
  assert.deepEqual(taken, [1]);
  draw();
  await setImmediate();
  assert.deepEqual(taken, [1, 2]);
});

test('what does not fit the schema is refused with a sentence', async () => {
  mock.method(console, 'warn', () => {});
  const { onMessage, onStrange } = makeLine();
  FakeSocket.made[0].open();
  for (const text of ['nonsense', 'null', '{"epoch": "one"}', '{"lights": 3}']) FakeSocket.made[0].tell(text);
  await setImmediate();
  assert.deepEqual(
    onStrange.calls,
    Array.from({ length: 4 }, () => ['not-understood']),
  );
  assert.equal(onMessage.calls.length, 0);
});

test('a page of another version takes and sends nothing until it meets its own', async () => {
  const { onMessage, onStrange, send } = makeLine();
  const [socket] = FakeSocket.made;
  socket.open();
  socket.tell({ version: 'another', epoch: 1 });
  socket.tell({ epoch: 2 });
  await setImmediate();
  assert.deepEqual(onStrange.calls, [['other-version'], ['other-version']]);
  assert.equal(onMessage.calls.length, 0);
  assert.equal(send({ do: 'undo' }), false);
  socket.tell({ version: given.schema.version, epoch: 3 });
  await setImmediate();
  assert.equal(onMessage.calls.length, 1);
  assert.equal(send({ do: 'undo' }), true);
});

test('nothing is sent while the line is away', () => {
  const { send } = makeLine();
  assert.equal(send({ do: 'undo' }), false);
  FakeSocket.made[0].open();
  assert.equal(send({ do: 'undo' }), true);
  assert.deepEqual(FakeSocket.made[0].sent, [{ do: 'undo' }]);
});

test('the same is not asked twice, unless each time means something', () => {
  const say = recorder(true);
  const busy = recorder();
  const asking = makeAsking(say, busy);
  assert.equal(asking.send({ do: 'undo' }), 1);
  assert.equal(asking.send({ do: 'undo' }), 0);
  assert.equal(asking.send({ do: 'button', button: 1, down: true }), 2);
  assert.equal(asking.send({ do: 'button', button: 1, down: true }), 3);
  assert.equal(say.calls.length, 3);
  assert.equal(asking.waits(1), true);
  asking.done([1]);
  assert.equal(asking.waits(1), false);
  assert.deepEqual(busy.calls, [[true], [false]]);
  assert.equal(asking.send({ do: 'undo' }), 4);
  assert.equal(asking.begins(), false);
  asking.send({ do: 'new', game: 'line' });
  assert.equal(asking.begins(), true);
  asking.done([5]);
  assert.equal(asking.begins(), false);
  asking.forget();
  assert.equal(asking.hasForgotten, true);
  asking.forget();
  assert.equal(asking.hasForgotten, false);
});

test('what could not be said does not wait for an answer', () => {
  const asking = makeAsking(recorder(false), recorder());
  assert.equal(asking.send({ do: 'undo' }), 0);
  assert.equal(asking.waits(1), false);
});

test('presses and releases of a button are sent apart, in their order', () => {
  let now = 1000;
  mock.method(performance, 'now', () => now);
  const send = recorder();
  const fingers = makeFingers(send);
  const pass = ms => {
    now += ms;
    mock.timers.tick(ms);
  };
  const sent = () => send.calls.map(([{ button, down }]) => [button, down]);
  fingers.tap(6);
  fingers.tap(7);
  assert.deepEqual(sent(), [[6, true]]);
  pass(40);
  assert.deepEqual(sent(), [
    [6, true],
    [6, false],
    [7, true],
  ]);
  pass(40);
  assert.deepEqual(sent().at(-1), [7, false]);
  fingers.down(1);
  fingers.down(1);
  fingers.releaseAll();
  pass(40);
  assert.deepEqual(sent().slice(4), [
    [1, true],
    [1, false],
  ]);
  mock.restoreAll();
});

test('positions of a record are fetched by pages, once, and again after a failure', async () => {
  const page = first => Array.from({ length: 64 }, (_, place) => ({ epoch: first + place }));
  let broken = true;
  globalThis.fetch = Object.assign(
    async address => {
      fetch.asked.push(address);
      if (broken) throw new Error('away');
      return { status: 200, json: async () => page(Number(/(\d+)\.json/.exec(address)[1])) };
    },
    { asked: [] },
  );
  const look = makeLooks(7, 100);
  await assert.rejects(look(3));
  broken = false;
  assert.deepEqual(await look(3), { epoch: 3 });
  assert.deepEqual(await look(5), { epoch: 5 });
  assert.deepEqual(fetch.asked, ['looks/7/0.json', 'looks/7/0.json']);
  assert.deepEqual(await look(40), { epoch: 40 });
  assert.equal(fetch.asked.at(-1), 'looks/7/64.json');
});
