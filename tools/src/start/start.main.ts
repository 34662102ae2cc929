import { startShop } from './start-shop';

startShop((text) => void process.stdout.write(`${text}\n`)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
