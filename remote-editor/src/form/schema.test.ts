import { bodyFixture, schemaFixture } from '../testing/item.fixture';
import { compare } from '../editing/compare';
import { fromParis, toParis } from './paris-time';
import { fit, type Schema } from './schema';

const schema = schemaFixture as unknown as Schema;

describe('fit', () => {
  it('keeps a body that has the form of its schema', () => {
    expect(fit(schema, bodyFixture)).toEqual(bodyFixture);
  });

  it('fills what is missing with empty values, and leaves out what the schema does not know', () => {
    expect(fit(schema, { colour: 'red', blocks: [{ kind: 'live', position: 'left', title: '' }] })).toEqual({
      jumbotron: { title: '', subtitle: '' },
      lead: null,
      countdown: null,
      blocks: [{ kind: 'live', block: 'next-weekend' }],
      footer: { legal: false },
    });
  });

  it('makes an emptied text that may be absent null, and gives an opened group its members', () => {
    expect(fit(schema, { ...bodyFixture, lead: '', countdown: {} })).toMatchObject({
      lead: null,
      countdown: { start: '', end: '' },
    });
  });

  it('is the same after a second time', () => {
    for (const value of [undefined, null, 3, 'x', [], {}, { blocks: [null, 1, { kind: 'x' }] }])
      expect(fit(schema, fit(schema, value))).toEqual(fit(schema, value));
  });
});

describe('the clocks of Paris', () => {
  it.each([
    ['2026-12-01T08:00:00.000Z', '2026-12-01T09:00'],
    ['2026-07-01T22:30:00.000Z', '2026-07-02T00:30'],
    // The hour after summer time ends.
    ['2026-10-25T01:30:00.000Z', '2026-10-25T02:30'],
  ])('show %s as %s, and back', (instant, local) => {
    expect([toParis(instant), fromParis(local)]).toEqual([local, instant]);
  });

  it.each(['', 'tomorrow', '2026-02-30T09:00', '2026-12-01T25:00'])('have no time “%s”', (local) => {
    expect(fromParis(local)).toBeNull();
  });

  it('show nothing for a text that is no instant', () => {
    expect(toParis('soon')).toBe('');
  });
});

describe('compare', () => {
  it('names each place where two bodies differ', () => {
    const other = {
      ...bodyFixture,
      jumbotron: { ...bodyFixture.jumbotron, title: 'La mer' },
      blocks: [],
    };
    expect(compare(bodyFixture, other)).toEqual([
      { path: '/jumbotron/title', mine: 'Le grand air', theirs: 'La mer' },
      { path: '/blocks/0/kind', mine: 'banner', theirs: null },
      { path: '/blocks/0/title', mine: 'Week-end', theirs: null },
      { path: '/blocks/0/text', mine: 'À la mer', theirs: null },
      { path: '/blocks/0/position', mine: 'left', theirs: null },
    ]);
    expect(compare(bodyFixture, bodyFixture)).toEqual([]);
  });
});
