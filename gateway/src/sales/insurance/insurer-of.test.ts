import { locales, siteOf } from '@detour/shared-contracts/sites';
import { readConfig } from '../../settings/read-config';
import { insurerOf } from './insurer-of';

const premium = (amount: number, settings: Readonly<Record<string, string>> = {}) =>
  insurerOf(readConfig(settings), 'fr_FR')?.premiumOf({ amount, cancellationType: 'FLEX' });

describe('the sandbox insurer', () => {
  it.each([
    [0, 500],
    [8_333, 500],
    [8_342, 501],
    [20_000, 1_200],
    [39_008, 2_340],
    [39_009, 2_341],
    [1_000_000, 60_000],
  ])('insures %i cents for %i: 6 %%, half a cent up, at least 5 € [CALL-086]', (amount, expected) => {
    expect(premium(amount)).toBe(expected);
  });

  it('takes percent and minimum from the settings [CALL-086]', () => {
    const settings = { INSURANCE_PERCENT: '4', INSURANCE_MINIMUM_CENTS: '900' };
    expect([premium(20_000, settings), premium(40_000, settings)]).toEqual([900, 1_600]);
    expect(() => readConfig({ INSURANCE_PERCENT: '0' })).toThrow('INSURANCE_PERCENT');
    expect(() => readConfig({ INSURANCE_SITES: 'fr,de' })).toThrow('not "de"');
  });

  it('insures only in the markets that are switched on [INS-007]', () => {
    const sold = (settings: Readonly<Record<string, string>>) =>
      locales.filter((locale) => insurerOf(readConfig(settings), locale)).map(siteOf);
    expect(sold({})).toEqual(locales.map(siteOf));
    expect(new Set(sold({ INSURANCE_SITES: 'be, nl' }))).toEqual(new Set(['be', 'nl']));
    expect(sold({ INSURER: 'none' })).toEqual([]);
  });

  it('names itself a test in the language of the order', () => {
    const insurer = insurerOf(readConfig({}), 'fr_FR');
    expect(insurer?.isTest).toBe(true);
    expect(locales.map((locale) => insurer?.labelIn(locale))).toEqual([
      'Assurance annulation (test, sans couverture réelle)',
      'Seguro de cancelación (prueba, sin cobertura real)',
      'Assurance annulation (test, sans couverture réelle)',
      'Annulatieverzekering (test, geen echte dekking)',
      'Annuleringsverzekering (test, geen echte dekking)',
      'Assicurazione annullamento (prova, senza copertura reale)',
    ]);
  });
});
