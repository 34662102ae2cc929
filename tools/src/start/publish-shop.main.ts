import { createRefresh } from './start-shop';

// Builds what changed, signs it with the development keys and promotes it: what `npm start` does before it opens the shop.
createRefresh(process.env)((name, seconds) =>
  process.stdout.write(`built ${name} in ${seconds.toFixed(1)} s\n`),
).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
