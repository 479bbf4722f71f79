// The record's positions, fetched some at a time and kept.

const MOST = 64; // in one answer of the server

export function makeLooks(last) {
  const kept = new Map();
  const asked = new Map();

  function ask(page) {
    if (page < 0 || page * MOST > last) return Promise.resolve();
    if (!asked.has(page)) {
      asked.set(
        page,
        fetch(`looks/${page * MOST}.json`)
          .then(answer => answer.json())
          .then(
            found => found.forEach((look, place) => kept.set(page * MOST + place, look)),
            problem => {
              asked.delete(page);
              throw problem;
            },
          ),
      );
    }
    return asked.get(page);
  }

  return {
    /** The position `at`; what comes next is fetched meanwhile. */
    async at(at) {
      const page = Math.floor(at / MOST);
      await ask(page);
      if (at % MOST > MOST / 2) ask(page + 1).catch(() => {});
      return kept.get(at);
    },
  };
}
