import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const spreads = [
  ['a({ ...{ b, c }, d });', 'a({  b, c , d });'],
  ['a({ ...{ b, /* why */ c, }, d });', 'a({  b, /* why */ c , d });'],
  ['a([...["b", "c"], d]);', 'a(["b", "c", d]);'],
  ['a({ ...{}, d });', 'a({  d });'],
  ['a({ ...{ b, ...{ c } } });', 'a({  b,  c   });'],
  ['a(<B {...{ c, ...d }} />);', 'a(<B c={c} {...d} />);'],
  ['a({ ...b, ...(c ? { d } : {}) }, [...e, ...(f ? [1] : [])]);', null],
] as const;

const rules = [
  ['message-decision', 'if (error.message.includes("late")) a();', 1],
  ['message-decision', 'if (reason.startsWith("late")) a();', 1],
  ['message-decision', '/late/.test(e?.message);', 1],
  ['message-decision', 'if (error.code === "late") a();', 0],
  ['suppression-reason', '/* oxlint-disable house/other */', 1],
  ['suppression-reason', '/* oxlint-disable house/other -- written by a machine */', 0],
  ['skipped-test', 'it.skip("does", () => a());', 1],
  ['skipped-test', 'it("does", () => a());', 0],
  ['own-mock', 'jest.mock("./orders");', 1],
  ['own-mock', 'jest.mock("stripe");', 0],
  ['listed-exports', 'export * from "./orders";', 1],
  ['listed-exports', 'export { orders } from "./orders";', 0],
  ['host-clock', 'const now = new Date();', 1],
  ['host-clock', 'const day = new Date(now);', 0],
  ['global-style', 'import { css, Global } from "@emotion/react";', 1],
  ['global-style', 'import { css } from "@emotion/react";', 0],
  ['shell-document', 'document.adoptedStyleSheets = [a];', 1],
  ['shell-document', 'document.body.replaceChildren();', 1],
  ['shell-document', 'document.body.textContent = "";', 1],
  ['shell-document', 'document.write(a);', 1],
  ['shell-document', 'Array.prototype.map = a;', 1],
  ['shell-document', 'window.fetch = a;', 1],
  ['shell-document', 'document.body.append(a); window.fetch(b); a = document.body.textContent;', 0],
  ['style-attribute', 'a(<p style={b} />);', 1],
  ['style-attribute', 'a(<p css={b} />);', 0],
] as const;

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'house-rules-'));
const codes: readonly string[] = [...spreads.map(([code]) => code), ...rules.map(([, code]) => code)];
const nameOf = (code: string): string => `code-${codes.indexOf(code)}.tsx`;
const fileOf = (code: string): string => join(folder, nameOf(code));

const oxlint = (...args: readonly string[]): string =>
  spawnSync(
    join(__dirname, '../../../node_modules/.bin/oxlint'),
    ['-c', join(folder, 'rules.json'), ...args, folder],
    { encoding: 'utf8' },
  ).stdout;

let report: Report;
beforeAll(() => {
  const names = ['literal-spread', ...new Set(rules.map(([name]) => name))];
  const settings = {
    plugins: [],
    jsPlugins: [join(__dirname, 'house-rules.mjs')],
    categories: { correctness: 'off' },
    rules: Object.fromEntries(names.map((name) => [`house/${name}`, 'error'])),
  };
  writeFileSync(join(folder, 'rules.json'), JSON.stringify(settings));
  for (const code of codes) writeFileSync(fileOf(code), code);
  report = JSON.parse(oxlint('--format', 'json')) as Report;
  // The second time for a spread inside of another one.
  oxlint('--fix');
  oxlint('--fix');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(spreads)('literal-spread: %s becomes %s', (code, fixed) =>
  expect(readFileSync(fileOf(code), 'utf8')).toBe(fixed ?? code),
);

it.each(rules)('%s: %s has %i findings', (rule, code, count) => {
  const found = report.diagnostics.filter(
    ({ code: id, filename }) => id === `house(${rule})` && basename(filename) === nameOf(code),
  );
  expect(found).toHaveLength(count);
});
