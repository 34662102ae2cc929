import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rootDir } from '../webpack/build-context';

/** Writes the declarations of the libraries below a folder, as `FOLDER/shared-ui/src/index.d.ts`. */
export const emitTypes = (folders: readonly string[], out: string): void => {
  mkdirSync(out, { recursive: true });
  const root = relative(out, rootDir);
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
      tsBuildInfoFile: null,
      rootDir: root,
      outDir: '.',
      // The folder may be outside the checkout, where no parent has the packages that the settings name.
      typeRoots: ['node_modules/@types', 'node_modules'].map((folder) => join(root, folder)),
    },
    include: folders.flatMap((folder) => ['src', 'generated'].map((part) => join(root, folder, part))),
    exclude: ['test', 'test-d', 'stories'].map((kind) => `${root}/**/*.${kind}.*`),
  };
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(rootDir, 'node_modules/typescript-native/bin/tsc');
  const done = spawnSync(process.execPath, [compiler, '-p', join(out, 'tsconfig.json')], {
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`The types of the packages were not written:\n${done.stdout}`);
};
