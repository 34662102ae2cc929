import { buildPackage } from './build-package';

// `node --import tsx build-package.main.ts remote-search`: one process per package, to use all cores.
const name = process.argv[2];
if (!name) {
  process.stderr.write('Name the package to build, for example: remote-search\n');
  process.exit(2);
}
buildPackage(name).then(
  (result) => process.stdout.write(`${JSON.stringify(result)}\n`),
  (error: Error) => {
    process.stderr.write(`${name} was not built:\n${error.message}\n`);
    process.exit(1);
  },
);
