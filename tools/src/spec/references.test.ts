import { assumptionProblems, assumptionsOf } from './find-assumptions';
import { decisionIndex } from './decision-index';

describe('assumptionProblems', () => {
  const list = 'id\tdecision\nA-001\tOne.\nA-002\tTwo.\n';

  it('accepts a list whose ids are those that files name', () => {
    expect(assumptionProblems(assumptionsOf('a.ts', '// One (A-001) and two (A-002).'), list)).toEqual([]);
  });

  it('reports an id that the list does not explain, one that no file names, and one listed twice', () => {
    const named = assumptionsOf('a.ts', '// (A-001) (A-003)');
    expect(assumptionProblems(named, `${list}A-001\tOne again.\n`)).toEqual([
      'a.ts names A-003, which is no row of docs/assumptions.tsv.',
      'docs/assumptions.tsv has A-002, which no file names: remove the row.',
      'docs/assumptions.tsv has A-001 twice.',
    ]);
  });

  it('reads no id out of a longer word', () => {
    expect(assumptionsOf('a.ts', 'SHA-256 and A-0311')).toEqual([]);
  });
});

describe('decisionIndex', () => {
  it('lists each record once, by area and number', () => {
    const index = decisionIndex([
      { file: '0810-refunds.md', text: '# 0810: Refunds are rows\n\nStatus' },
      { file: '0005-tax.md', text: '# 0005: Include all taxes\n\nStatus' },
      { file: '0861-goodwill.md', text: '# 0861 Goodwill has a limit\n' },
      { file: '9999-late.md', text: '# 9999: Late\n' },
    ]);
    expect(index.split('\n').filter((line) => line.startsWith('-'))).toEqual([
      '- [0005](0005-tax.md) Include all taxes',
      '- [0810](0810-refunds.md) Refunds are rows',
      '- [0861](0861-goodwill.md) Goodwill has a limit',
      '- [9999](9999-late.md) Late',
    ]);
  });
});
