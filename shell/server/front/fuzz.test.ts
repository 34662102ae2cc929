/** @jest-environment node */
import { ask } from './fuzz/ask.fixture';
import { runShellFuzz, type ShellFuzzReport } from './fuzz/run-fuzz.fixture';
import { openFuzzWorld, type FuzzWorld } from './fuzz/world.fixture';

/** `npm test` takes a fixed sample whole and a third of another one; a proof takes both whole. */
const isProof = process.env['PROOF'] === '1';

let world: FuzzWorld;

beforeAll(async () => {
  world = await openFuzzWorld();
});

afterAll(() => world?.close());

const tell = ({ findings }: ShellFuzzReport): readonly string[] =>
  findings.map(
    ({ call, trouble, seed, round, index, request }) =>
      `${call}: ${trouble} (FUZZ_SEED=${seed}, round ${round}, request ${index}) ${request}`,
  );

describe('the shell server under generated requests', () => {
  const random = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1_000_000));

  it.each([1, random])(
    'never gets a 500, a late response, missing headers or an injection (seed %i)',
    async (seed) => {
      const report = await runShellFuzz(world, { seed, requests: isProof || seed === 1 ? 2000 : 200 });
      expect(tell(report)).toEqual([]);
      const health = await ask(
        world.port,
        Buffer.from('GET /_shell/health HTTP/1.1\r\nhost: fr.localhost\r\n\r\n'),
      );
      expect(health).toMatchObject({ status: 200 });
    },
    300_000,
  );

  it('reaches every route that the server registers', () => {
    // Node serves HEAD through the GET route. QUERY and TRACE are rejected before routing. The gateway answers most of PUT.
    const routes = [...world.routes].filter((route) => /^(?:(?:GET|POST) |PUT \/_shell\/)/.test(route));
    expect(routes.length).toBeGreaterThan(25);
    expect(routes.filter((route) => !world.counts.has(route))).toEqual([]);
  });
});
