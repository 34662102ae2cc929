import { createRefresh } from './start-shop';

// Builds changes, signs them with development keys and promotes them, as `npm start` does before it opens the shop.
createRefresh(process.env)((name, seconds) =>
  process.stdout.write(`built ${name} in ${seconds.toFixed(1)} s\n`),
).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
