import { builtPackages } from '../release/build/build-all';
import { developRemote } from './develop-remote';
import { developShop } from './develop-shop';
import { parseArguments } from './parse-arguments';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const remotes = builtPackages.filter((name) => name !== 'shell');
const wish = parseArguments(process.argv.slice(2), remotes);
const { name, gateway } = wish.ok ? wish.value : { name: null, gateway: null };

const work = async (): Promise<void> => {
  if (!wish.ok) throw new Error(wish.error);
  return name === null ? developShop(say) : developRemote({ name, gateway, say });
};

work().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
