/* Used by the test files of groups (`tools/src/checks/groups`). */

/** Leaves nothing of a suite for the next one in its group. The head stays: Emotion's styles are there, and it inserts each once. */
const restore = () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  for (const attribute of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(attribute.name);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
};

/** Defines the tests of a suite in a block. A suite that cannot be loaded is a failed test, and the others of the group run. */
exports.runSuite = (path, load) => {
  describe(path, () => {
    // Before the hooks of the suite, which may open a gateway.
    beforeAll(() => {
      globalThis.detourSuite = path;
    });
    afterAll(restore);
    try {
      load();
    } catch (error) {
      it('loads', () => {
        throw error;
      });
    }
  });
};
