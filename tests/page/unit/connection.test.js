import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { makeTrayButtons } from '/js/tray_buttons.js';
import { computeNextWait, makeSocketAddress } from '/js/hosts/server_host.js';
import { connect, makeRequests } from '/js/connection.js';
import { makePositions } from '/js/replay/record.js';
import { given, makeRecorder, resetState } from './page_setup.js';

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

  receive(message) {
    this.onmessage({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
}

globalThis.WebSocket = FakeSocket;
globalThis.location = { href: 'https://tray.test/page?seat=2#here' };
const listeners = {};
globalThis.addEventListener = (name, listen) => (listeners[name] = listen);
globalThis.document = { addEventListener: globalThis.addEventListener };

beforeEach(() => {
  resetState();
  FakeSocket.made = [];
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
});

function openTestLine() {
  const parts = { onMessage: makeRecorder(), onLine: makeRecorder(), onRefused: makeRecorder() };
  const send = connect(parts);
  return { ...parts, send };
}

test('the address of the line follows that of the page', () => {
  assert.equal(makeSocketAddress('http://localhost:8080/?seat=2').href, 'ws://localhost:8080/ws?sit=1');
  assert.equal(makeSocketAddress('https://tray.test/x?onlooker#y').href, 'wss://tray.test/ws?sit=onlooker');
  assert.equal(makeSocketAddress('https://tray.test/x#y').href, 'wss://tray.test/ws?sit=table');
});

test('a lost line is tried again, with longer waits up to a limit', () => {
  const { onLine } = openTestLine();
  FakeSocket.made[0].open();
  FakeSocket.made[0].receive({});
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
  assert.equal(computeNextWait(2900), 3000);
});

test('waits are short again after the line has been there', () => {
  openTestLine();
  FakeSocket.made[0].onclose({});
  mock.timers.tick(300);
  FakeSocket.made[1].open();
  FakeSocket.made[1].receive({});
  FakeSocket.made[1].onclose({});
  mock.timers.tick(300);
  assert.equal(FakeSocket.made.length, 3);
});

test('a line that is refused was never there: its reason is told, and waits grow', () => {
  const { onLine } = openTestLine();
  FakeSocket.made[0].open();
  FakeSocket.made[0].onclose({ code: 4429, reason: '40 tabs are open: close one' });
  assert.deepEqual(onLine.calls, [[false, '40 tabs are open: close one']]);
  mock.timers.tick(300);
  FakeSocket.made[1].open();
  FakeSocket.made[1].onclose({ code: 4429, reason: '40 tabs are open: close one' });
  mock.timers.tick(479);
  assert.equal(FakeSocket.made.length, 2);
});

/** Return {pass(ms), sleep(ms)}: let time pass, or let the page sleep, so that its timers stop. */
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
  const { onLine } = openTestLine();
  const [socket] = FakeSocket.made;
  socket.receive({});
  pass(4000);
  socket.receive('beat');
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
  const { onLine } = openTestLine();
  FakeSocket.made[0].receive({});
  sleep(60_000);
  pass(500);
  FakeSocket.made[0].receive('beat');
  pass(4000);
  assert.deepEqual(onLine.calls, [[true]]);
  mock.restoreAll();
});

test('a lost line is tried at once when the page is seen again or the network is back', () => {
  const { sleep } = startClock();
  openTestLine();
  FakeSocket.made[0].onclose({});
  listeners.online();
  assert.equal(FakeSocket.made.length, 2);
  FakeSocket.made[1].receive({});
  listeners.visibilitychange();
  assert.equal(FakeSocket.made.length, 2);
  sleep(60_000);
  listeners.visibilitychange(); // the connection has been silent for a minute
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
  connect({ onMessage, onLine() {}, onRefused() {} });
  FakeSocket.made[0].open();
  FakeSocket.made[0].receive({ epoch: 1 });
  FakeSocket.made[0].receive({ epoch: 2 });
  await setImmediate();
  assert.deepEqual(taken, [1]);
  draw();
  await setImmediate();
  assert.deepEqual(taken, [1, 2]);
});

test('what does not fit the schema is refused with a sentence', async () => {
  mock.method(console, 'warn', () => {});
  const { onMessage, onRefused } = openTestLine();
  FakeSocket.made[0].open();
  for (const text of ['nonsense', 'null', '{"epoch": "one"}', '{"lights": 3}']) FakeSocket.made[0].receive(text);
  await setImmediate();
  assert.deepEqual(
    onRefused.calls,
    Array.from({ length: 4 }, () => ['not-understood']),
  );
  assert.equal(onMessage.calls.length, 0);
});

test('a page of another version takes and sends nothing until it meets its own', async () => {
  const { onMessage, onRefused, send } = openTestLine();
  const [socket] = FakeSocket.made;
  socket.open();
  socket.receive({ version: 'another', epoch: 1 });
  socket.receive({ epoch: 2 });
  await setImmediate();
  assert.deepEqual(onRefused.calls, [['other-version'], ['other-version']]);
  assert.equal(onMessage.calls.length, 0);
  assert.equal(send({ do: 'undo' }), false);
  socket.receive({ version: given.schema.version, epoch: 3 });
  await setImmediate();
  assert.equal(onMessage.calls.length, 1);
  assert.equal(send({ do: 'undo' }), true);
});

test('nothing is sent while the line is away', () => {
  const { send } = openTestLine();
  assert.equal(send({ do: 'undo' }), false);
  FakeSocket.made[0].open();
  assert.equal(send({ do: 'undo' }), true);
  assert.deepEqual(FakeSocket.made[0].sent, [{ do: 'undo' }]);
});

test('the same is not asked twice, unless each time means something', () => {
  const say = makeRecorder(true);
  const busy = makeRecorder();
  const requests = makeRequests(say, busy);
  assert.equal(requests.send({ do: 'undo' }), 1);
  assert.equal(requests.send({ do: 'undo' }), 0);
  assert.equal(requests.send({ do: 'button', button: 1, down: true }), 2);
  assert.equal(requests.send({ do: 'button', button: 1, down: true }), 3);
  assert.equal(say.calls.length, 3);
  assert.equal(requests.isPending(1), true);
  requests.finish([1]);
  assert.equal(requests.isPending(1), false);
  assert.deepEqual(busy.calls, [[true], [false]]);
  assert.equal(requests.send({ do: 'undo' }), 4);
  assert.equal(requests.isStartingMatch(), false);
  requests.send({ do: 'new', game: 'line' });
  assert.equal(requests.isStartingMatch(), true);
  requests.finish([5]);
  assert.equal(requests.isStartingMatch(), false);
  requests.forgetAll();
  assert.equal(requests.hasForgotten, true);
  requests.forgetAll();
  assert.equal(requests.hasForgotten, false);
});

test('what could not be said does not wait for an answer', () => {
  const requests = makeRequests(makeRecorder(false), makeRecorder());
  assert.equal(requests.send({ do: 'undo' }), 0);
  assert.equal(requests.isPending(1), false);
});

test('presses and releases of a button are sent apart, in their order', () => {
  let now = 1000;
  mock.method(performance, 'now', () => now);
  const send = makeRecorder();
  const trayButtons = makeTrayButtons(send);
  const pass = ms => {
    now += ms;
    mock.timers.tick(ms);
  };
  const sent = () => send.calls.map(([{ button, down }]) => [button, down]);
  trayButtons.tap(6);
  trayButtons.tap(7);
  assert.deepEqual(sent(), [[6, true]]);
  pass(40);
  assert.deepEqual(sent(), [
    [6, true],
    [6, false],
    [7, true],
  ]);
  pass(40);
  assert.deepEqual(sent().at(-1), [7, false]);
  trayButtons.press(1);
  trayButtons.press(1);
  trayButtons.releaseAll();
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
  const getPosition = makePositions(7, 100);
  await assert.rejects(getPosition(3));
  broken = false;
  assert.deepEqual(await getPosition(3), { epoch: 3 });
  assert.deepEqual(await getPosition(5), { epoch: 5 });
  assert.deepEqual(fetch.asked, ['looks/7/0.json', 'looks/7/0.json']);
  assert.deepEqual(await getPosition(40), { epoch: 40 });
  assert.equal(fetch.asked.at(-1), 'looks/7/64.json');
});
