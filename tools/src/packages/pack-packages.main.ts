import { resolve } from 'node:path';
import { rootDir } from '../webpack/build-context';
import { packPackages } from './pack-packages';

// `npm run packages [FOLDER]`: packs what teams in repositories of their own install, ready for `npm publish FILE`.
const [folder = '.cache/packages'] = process.argv.slice(2);
await packPackages(resolve(rootDir, folder), (tarball) => void process.stdout.write(`${tarball}\n`));
