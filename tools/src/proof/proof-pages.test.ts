import { printReport, printSummary, type ProofRun } from './proof-pages';

const run: ProofRun = {
  name: 'leaks',
  says: 'Nothing stays.',
  commit: '8fce908',
  stages: [
    {
      name: 'leaks',
      passed: 2,
      failed: 1,
      seconds: 12.4,
      output: '',
      titles: [
        { title: 'search leaves nothing', passed: true },
        { title: 'gifting leaves nothing', passed: true, notes: ['nodes 312 → 312'] },
        { title: 'account leaves nothing', passed: false },
      ],
    },
  ],
  figures: [{ lines: ['## Measured', '', '4 ms', ''] }],
};

describe('a proof', () => {
  it('has a line for each case in its report', () => {
    expect(printReport(run)).toContain('- passed: search leaves nothing');
  });

  it('contains only counts, failures and figures in its summary', () => {
    const summary = printSummary(run);
    expect(summary).toContain('## leaks: 2 passed, 1 failed, 12 s');
    expect(summary).not.toContain('search leaves nothing');
    expect(summary).toContain('- passed: gifting leaves nothing\n  - nodes 312 → 312');
    expect(summary).toContain('- **failed**: account leaves nothing');
    expect(summary).toContain('4 ms');
    expect(summary).toContain('Commit 8fce908');
  });
});
