import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { rootDir } from '../../webpack/build-context';
import { runRelease } from '../run-release';

// `random-writer.main.ts SEED COUNT`: a team that promotes, tests, widens and rolls back at random. Prints one JSON line per
// turn.

const packages = ['remote-search', 'remote-product', 'remote-boxes'];
const versions = ['1.0.0', '1.1.0', '1.2.0'];

/** Seeded random integers below a limit, so that a failed run is reproducible. */
const createRandom = (seed: number): ((below: number) => number) => {
  const generator = xoroshiro128plus(seed);
  return (below) => uniformInt(generator, 0, below - 1);
};

const turnOf = (random: (below: number) => number): readonly string[] => {
  const name = packages[random(packages.length)] ?? '';
  const version = versions[random(versions.length)] ?? '';
  const kind = random(10);
  if (kind < 6) return ['promote', `${name}@${version}`];
  if (kind < 8) return ['promote', `${name}@${version}`, '--percent', String(1 + random(99))];
  return kind < 9 ? ['rollback', name] : ['rollback', name, '--to', version];
};

const write = async (seed: number, count: number): Promise<void> => {
  const random = createRandom(seed);
  for (let turn = 0; turn < count; turn += 1) {
    const args = [...turnOf(random), '--by', `writer-${seed}`, '--why', `turn ${turn}`, '--json'];
    let answer = '';
    const world = { env: process.env, rootDir, now: () => Date.now(), say: () => undefined };
    const code = await runRelease(args, { ...world, print: (text) => (answer = text) });
    process.stdout.write(`${JSON.stringify({ turn, code, answer: JSON.parse(answer) })}\n`);
  }
};

write(Number(process.argv[2]), Number(process.argv[3])).then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
