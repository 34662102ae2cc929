import { assessRows, findUnknownMarks, sumAreas } from './assess-rows';
import { marksOf } from './find-marks';
import { parseRequirements } from './requirement-rows';

const rows = parseRequirements(
  [
    'id\towner\tarea\tkind\trequirement\tsource',
    'CAL-001\tshell\tc\trule\tOne.\tx',
    'CAL-002\tshell\tc\trule\tTwo.\tx',
    'I18N-001\tshell\tc\trule\tThree.\tx',
  ].join('\n'),
);

describe('marksOf', () => {
  it('reads lists in brackets in tests, and lists after the mark in code, across lines', () => {
    expect(
      marksOf('a.test.ts', "it('keeps it [CAL-001, CAL-002] [I18N-001]'); // @spec HDR-001").map(
        ({ id }) => id,
      ),
    ).toEqual(['CAL-001', 'CAL-002', 'I18N-001']);
    expect(
      marksOf('a.ts', '/** Says.\n * @spec CAL-001 CAL-002\n * I18N-001 [HDR-001] */').map(({ id }) => id),
    ).toEqual(['CAL-001', 'CAL-002', 'I18N-001']);
  });
});

describe('assessRows', () => {
  const marks = [
    ...marksOf('a.test.ts', '[CAL-001] [CAL-002]'),
    ...marksOf('a.ts', '@spec CAL-001 I18N-001'),
  ];

  const levels = new Map([
    ['CAL-001', new Set(['unit', 'browser'] as const)],
    ['CAL-002', new Set(['unit'] as const)],
  ]);
  const none = { browser: 0, gateway: 0, component: 0, handmade: 0, unit: 0 };

  it('counts a row as proven only when every test that names it passed', () => {
    const titles = [
      { title: 'does [CAL-001]', passed: true },
      { title: 'does [CAL-002]', passed: true },
      { title: 'does more [CAL-002]', passed: false },
    ];
    expect(assessRows(rows, marks, { titles, levels }).map(({ state }) => state)).toEqual([
      'proven',
      'failing',
      'code-only',
    ]);
    expect(sumAreas(assessRows(rows, marks, { titles, levels }))).toEqual([
      {
        area: 'CAL',
        rows: 2,
        proven: 1,
        failing: 1,
        codeOnly: 0,
        testOnly: 1,
        levels: { ...none, browser: 1, unit: 1 },
      },
      { area: 'I18N', rows: 1, proven: 0, failing: 0, codeOnly: 1, testOnly: 0, levels: none },
    ]);
  });

  it('does not count a skipped test as a proof', () => {
    expect(assessRows(rows, marks, { titles: [], levels })[0]?.state).toBe('not-run');
  });
});

it('finds marks without a row', () => {
  const marks = [...marksOf('a.ts', '@spec CAL-009 CAL-001'), ...marksOf('a.test.ts', `[${'UTF'}-008]`)];
  expect(findUnknownMarks(rows, marks)).toEqual([{ id: 'CAL-009', file: 'a.ts' }]);
});
