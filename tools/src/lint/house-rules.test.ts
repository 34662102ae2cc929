import { Linter } from 'eslint';
import { houseRules } from './house-rules.mjs';

const settings = (rule: string) => [
  {
    plugins: { house: houseRules },
    linterOptions: { reportUnusedDisableDirectives: 'off' as const },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { [`house/${rule}`]: 'error' as const },
  },
];

const found = (rule: string, code: string): number =>
  new Linter().verify(code, settings(rule)).filter(({ ruleId }) => ruleId === `house/${rule}`).length;
const fixed = (rule: string, code: string): string => new Linter().verifyAndFix(code, settings(rule)).output;

describe('literal-spread', () => {
  it.each([
    ['a({ ...{ b, c }, d });', 'a({  b, c , d });'],
    ['a({ ...{ b, /* why */ c, }, d });', 'a({  b, /* why */ c , d });'],
    ['a([...["b", "c"], d]);', 'a(["b", "c", d]);'],
    ['a({ ...{}, d });', 'a({  d });'],
    ['a({ ...{ b, ...{ c } } });', 'a({  b,  c   });'],
    ['a(<B {...{ c, ...d }} />);', 'a(<B c={c} {...d} />);'],
  ])('replaces %s with its members', (code, output) => expect(fixed('literal-spread', code)).toBe(output));

  it('accepts a spread of a variable or of a conditional', () =>
    expect(found('literal-spread', 'a({ ...b, ...(c ? { d } : {}) }, [...e, ...(f ? [1] : [])]);')).toBe(0));
});

describe('message-decision', () => {
  it.each([
    'if (error.message.includes("late")) a();',
    'if (reason.startsWith("late")) a();',
    '/late/.test(e?.message);',
  ])('rejects %s', (code) => expect(found('message-decision', code)).toBe(1));

  it('accepts a decision by code', () =>
    expect(found('message-decision', 'if (error.code === "late") a();')).toBe(0));
});

describe('suppression-reason', () => {
  it('rejects a suppression without a reason', () => {
    expect(found('suppression-reason', '/* eslint-disable house/other */')).toBe(1);
    expect(found('suppression-reason', '/* eslint-disable house/other -- written by a machine */')).toBe(0);
  });
});
