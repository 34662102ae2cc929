import { foreignWordsOf } from '@detour/shared-contracts/testing';
import { locales } from '@detour/shared-contracts/sites';
import type { CardLabel } from '../../../content/kinds/label-body';
import { audienceOf, cardLabelsSeed, targetedLabelFor } from './card-labels';

const labels: readonly CardLabel[] = [
  { label: 'À deux, en bord de mer', audience: 'couple', themes: ['sea', 'romantic'] },
  { label: 'À deux', audience: 'couple', themes: [] },
  { label: 'Entre amis', audience: 'friends', themes: ['sport'] },
];
const couple = { adults: 2, children: 0, babies: 0 };

describe('targeted labels', () => {
  it.each([
    [{ adults: 1, children: 0, babies: 0 }, 'solo'],
    [couple, 'couple'],
    [{ adults: 3, children: 0, babies: 0 }, 'friends'],
    [{ adults: 2, children: 1, babies: 0 }, 'family'],
    [{ adults: 1, children: 0, babies: 1 }, 'family'],
  ] as const)('know who travels: %j is %s', (guests, audience) => {
    expect(audienceOf(guests)).toBe(audience);
  });

  it('are the first one that fits guests and themes [STRESS-004]', () => {
    expect(targetedLabelFor(labels, { guests: couple, themes: [11] })).toBe('À deux, en bord de mer');
    expect(targetedLabelFor(labels, { guests: couple, themes: [12] })).toBe('À deux');
    expect(targetedLabelFor(labels, { guests: { ...couple, adults: 4 }, themes: [12] })).toBeNull();
    expect(targetedLabelFor(labels, { guests: { ...couple, children: 1 }, themes: [11] })).toBeNull();
  });

  it.each(locales)('of the shop are in the language of %s', (locale) => {
    for (const { label } of cardLabelsSeed(locale).labels) expect(foreignWordsOf(label, locale)).toEqual([]);
  });
});
