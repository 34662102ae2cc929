import { locales } from '@detour/shared-contracts/sites';
import { dateShortcutsOf } from './date-shortcuts';

describe('date shortcuts', () => {
  const shortcuts = (iso: string, locale: (typeof locales)[number] = 'it_IT') =>
    dateShortcutsOf(locale, Date.parse(iso)).map(
      ({ kind, checkin, checkout }) => `${kind} ${checkin} ${checkout}`,
    );

  it('include this and the next weekend, Saturday to Sunday [DATE-012]', () => {
    expect(shortcuts('2026-05-13T10:00:00Z')).toEqual([
      'this-weekend 2026-05-16 2026-05-17',
      'next-weekend 2026-05-23 2026-05-24',
    ]);
  });

  it('include this weekend on a Saturday until 20:00, and not on a Sunday [DATE-013] [DATE-014]', () => {
    expect(shortcuts('2026-05-16T10:00:00Z')[0]).toBe('this-weekend 2026-05-16 2026-05-17');
    expect(shortcuts('2026-05-16T19:00:00Z')).toEqual(['next-weekend 2026-05-23 2026-05-24']);
    expect(shortcuts('2026-05-17T10:00:00Z')).toEqual(['next-weekend 2026-05-23 2026-05-24']);
    expect(shortcuts('2026-05-18T10:00:00Z')[0]).toBe('this-weekend 2026-05-23 2026-05-24');
  });

  it('include the three campaigns of 2024 in France and Belgium [DATE-015]', () => {
    for (const locale of ['fr_FR', 'fr_BE', 'nl_BE'] as const) {
      expect(shortcuts('2024-04-10T10:00:00Z', locale).slice(2)).toEqual([
        'may 2024-05-01 2024-05-05',
        'ascension 2024-05-08 2024-05-12',
        'pentecost 2024-05-17 2024-05-19',
      ]);
    }
  });

  it('include only the bridge weekend in Spain, and no campaign in Italy and the Netherlands [DATE-016] [DATE-017]', () => {
    const kinds = (locale: (typeof locales)[number]) => shortcuts('2024-04-10T10:00:00Z', locale).slice(2);
    expect(kinds('es_ES')).toEqual(['bridge 2024-05-01 2024-05-05']);
    expect([kinds('it_IT'), kinds('nl_NL')]).toEqual([[], []]);
  });

  it('exclude past campaigns', () => {
    expect(shortcuts('2024-05-10T10:00:00Z', 'fr_FR').slice(2)).toEqual(['pentecost 2024-05-17 2024-05-19']);
    expect(shortcuts('2026-05-13T10:00:00Z', 'fr_FR')).toHaveLength(2);
  });
});
