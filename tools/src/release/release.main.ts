import { rootDir } from '../webpack/build-context';
import { runRelease } from './run-release';

const code = await runRelease(process.argv.slice(2), {
  env: process.env,
  rootDir,
  now: () => Date.now(),
  print: (text) => void process.stdout.write(`${text}\n`),
  say: (text) => void process.stderr.write(`${text}\n`),
});
process.exit(code);
