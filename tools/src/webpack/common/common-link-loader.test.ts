import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

const folder = mkdtempSync(join(tmpdir(), 'link-'));
mkdirSync(join(folder, 'out'));
writeFileSync(join(folder, 'link.cjs'), 'module.exports = COMMON_GLOBAL;');
writeFileSync(join(folder, 'index.js'), "console.log(require('./link.cjs?stays'));");

/** Builds with the stored modules of the build before, and returns the script. */
const build = async (global: string): Promise<string> => {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache') },
    output: { path: join(folder, 'out'), filename: 'index.js' },
    module: {
      rules: [
        {
          test: /link\.cjs$/,
          loader: join(__dirname, 'common-link-loader.cjs'),
          options: { globals: { stays: global } },
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
  await new Promise<void>((resolve) => {
    compiler.close(() => resolve());
  });
  return readFileSync(join(folder, 'out', 'index.js'), 'utf8');
};

it('connects with the common code of this build, not with that of the stored build before', async () => {
  expect(await build('common_first')).toContain('common_first');
  expect(await build('common_second')).toContain('common_second');
});
