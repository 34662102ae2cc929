import { buildAll, builtPackages } from './build-all';

// `node --import tsx build-all.main.ts [PACKAGE…]`: builds what changed, and publishes nothing.
const names = process.argv.length > 2 ? process.argv.slice(2) : builtPackages;

buildAll(names, (name, { version, built, seconds }) =>
  process.stdout.write(`${name} ${version} ${built ? `built in ${seconds.toFixed(1)} s` : 'is there'}\n`),
).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
