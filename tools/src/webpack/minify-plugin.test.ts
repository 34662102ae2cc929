import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { MinifyPlugin } from './minify-plugin';

const source = `/*! @license of somebody */
/* a remark that nobody needs */
const addAllOfThem = (listOfNumbers) => {
  let runningTotal = 0;
  for (const oneOfThem of listOfNumbers) runningTotal += oneOfThem;
  return runningTotal;
};
globalThis.answer = addAllOfThem([40, 1, 1]);
`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'minify-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Name and text of the one script that results from the source. */
const build = async (text = source): Promise<{ readonly name: string; readonly text: string }> => {
  writeFileSync(join(folder, 'index.js'), text);
  const output = join(folder, 'out');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    devtool: false,
    cache: false,
    output: { path: output, filename: '[contenthash:8].js' },
    optimization: { minimizer: [new MinifyPlugin()] },
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  await new Promise((resolve) => compiler.close(resolve));
  const [name = '', ...others] = readdirSync(output);
  expect(others).toEqual([]);
  return { name, text: readFileSync(join(output, name), 'utf8') };
};

describe('a script of a build', () => {
  it('is minified, behaves the same, and keeps its licence', async () => {
    const { text } = await build();
    const page = { answer: 0 };
    runInNewContext(text, page);
    expect(page.answer).toBe(42);
    expect(text.length).toBeLessThan(source.length / 2);
    expect(text).toContain('@license of somebody');
    expect(text).not.toMatch(/remark|runningTotal/);
  });

  it.each([
    [30_000, false],
    [31_000, true],
  ])('of %i characters lets the browser compile it on another thread: %p', async (length, expected) => {
    const { text } = await build(`globalThis.answer = '${'x'.repeat(length)}';`);
    expect(text.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(expected);
  });

  it('has the same name and bytes each time', async () => {
    const first = await build();
    rmSync(join(folder, 'out'), { recursive: true });
    expect(await build()).toEqual(first);
  });
});
