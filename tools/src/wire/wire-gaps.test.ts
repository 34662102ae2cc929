import { gapsOf, walkedCalls, wireProblems } from './wire-gaps';

const document = `
| facet                | reason                 |
| -------------------- | ---------------------- |
| \`card.kind word gift\` | only old gateways send it |
| \`card.label value\` | |
`;

describe('gaps of the wire', () => {
  it('are the rows of the tables of the document', () => {
    expect(gapsOf(document)).toEqual([
      { facet: 'card.kind word gift', reason: 'only old gateways send it' },
      { facet: 'card.label value', reason: '' },
    ]);
  });

  it('must be explained for the calls that the walk makes, apart from those of a purchase', () => {
    const seeded = new Set([
      'offers called',
      'offers.exactMatch item',
      'order called',
      'beneficiaryLogin called',
    ]);
    expect([...walkedCalls(seeded)]).toEqual(['offers']);
  });

  it('are problems when no row explains them, and rows are when they are wrong', () => {
    const filled = new Set(['b item']);
    const state = {
      all: ['a item', 'b item', 'c item', 'order item'],
      filled,
      seeded: filled,
      walked: new Set(['a', 'b', 'c']),
    };
    expect(wireProblems({ ...state, gaps: [{ facet: 'a item', reason: 'why' }] })).toEqual([
      expect.stringContaining('No response fills "c item"'),
    ]);
    expect(wireProblems({ ...state, walked: new Set(), gaps: [] })).toEqual([
      expect.stringContaining('no notes'),
    ]);
    const rows = ['a', 'b', 'c', 'd'].map((name) => ({
      facet: `${name} item`,
      reason: name === 'c' ? '' : 'why',
    }));
    expect(wireProblems({ ...state, gaps: rows })).toEqual([
      expect.stringContaining('The seeded shop fills "b item"'),
      expect.stringContaining('"d item", which no response schema has'),
      expect.stringContaining('no reason for "c item"'),
    ]);
  });
});
