import { printFailurePage, type FaultResult } from './failure-page';

const cell = (changes: Partial<FaultResult>): FaultResult => ({
  subject: 'remote-search (page)',
  kind: 'entry 404',
  arrival: 'first load',
  lastGood: true,
  fallback: 'last good',
  milliseconds: 1000,
  lost: false,
  healed: true,
  ...changes,
});

const rowOf = (page: string, start: string): readonly string[] =>
  (page.split('\n').find((line) => line.startsWith(`| ${start}`)) ?? '')
    .split('|')
    .slice(1, -1)
    .map((part) => part.trim());

const results = [
  cell({}),
  cell({ subject: 'remote-account/recently-viewed', milliseconds: 3000 }),
  cell({ arrival: 'in-app navigation', fallback: 'panel', milliseconds: 9040 }),
  cell({ lastGood: false, fallback: 'panel', milliseconds: 2000, healed: false }),
  cell({ kind: 'hang', lastGood: false, fallback: 'panel', milliseconds: 6500, lost: true }),
  cell({ kind: 'hanging', fallback: 'itself', milliseconds: 800 }),
  cell({ kind: 'event flood', fallback: 'itself' }),
  cell({ kind: 'body emptied', back: 400 }),
  cell({ kind: 'body emptied', back: 1900 }),
];

describe('printFailurePage', () => {
  const page = printFailurePage(results, '3fa9c17');

  it('counts lost and recovered pages, and fallbacks to the previous release', () => {
    expect(page).toContain('9 faults were injected: 1 pages lost, 8 recovered without a reload.');
    expect(page).toContain(
      'When a previous release was available, visitors got it in 4 of 6 cases, and the release itself in 1 of 6,',
    );
  });

  it('says how long the frame could not be seen', () => {
    expect(page).toContain(
      'In 2 of them the release changed the document of the shell: header and footer could be seen and used again after 0.4 s (median) and 1.9 s (95th percentile). Commit 3fa9c17',
    );
  });

  it('has a line for each fault, with and without a previous release', () => {
    expect(rowOf(page, 'entry 404')).toEqual([
      'entry 404: its first script is missing',
      'last good 2, panel 1',
      'panel',
      '2.0 s',
      '9.0 s',
      '3 of 4',
      '0',
    ]);
    expect(rowOf(page, 'hang:')).toEqual([
      'hang: a script never arrives',
      '–',
      'panel',
      '6.5 s',
      '6.5 s',
      '1 of 1',
      '1',
    ]);
    expect(rowOf(page, 'hanging')).toEqual([
      'hanging: its server code never ends',
      'itself',
      '0.8 s',
      '0.8 s',
      '0',
    ]);
  });

  it('has a line for each page and fragment', () => {
    expect(rowOf(page, '`remote-account/recently-viewed`')).toEqual([
      '`remote-account/recently-viewed`',
      '1',
      '3.0 s',
      '3.0 s',
      '1 of 1',
      '0',
    ]);
    expect(rowOf(page, '`remote-search (page)`')[1]).toBe('8');
  });

  it('lists a fault without a description', () => {
    expect(rowOf(printFailurePage([cell({ kind: 'meteor' })], 'x'), 'meteor')[0]).toBe('meteor');
  });

  it('is the same for the same results in any order', () => {
    expect(printFailurePage([...results].reverse(), '3fa9c17')).toBe(page);
  });

  it('reports missing measurements', () => {
    expect(printFailurePage([], 'x')).toContain('No measurements yet');
  });
});
