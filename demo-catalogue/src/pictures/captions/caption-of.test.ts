import { locales } from '@detour/shared-contracts/sites';
import { foregroundNames } from '../editions/foreground';
import { findScene, scenes } from '../scenes';
import { captionOf } from './caption-of';

describe('captionOf', () => {
  it('describes a drawing in one sentence in each language', () => {
    for (const locale of locales) {
      for (const scene of scenes) {
        const caption = captionOf(scene, locale);
        expect(caption).toMatch(/^\p{Lu}[^.]+\.$/u);
        expect(caption).not.toMatch(/['"]/);
      }
    }
  });

  it('names the object of an activity first, then the place', () => {
    for (const locale of locales)
      for (const name of foregroundNames) {
        const scene = findScene(`mill-canal-day.holland-3.${name}`)!;
        const [object = '', place = '', ...rest] = captionOf(scene, locale).split(/(?<=\.) /);
        expect(rest).toEqual([]);
        expect(place).toBe(captionOf(findScene('mill-canal-day')!, locale));
        expect(object).toMatch(/^\p{Lu}[^.'"]+\.$/u);
      }
  });

  it('differs by language', () => {
    const mill = findScene('mill-canal-day')!;
    expect(captionOf(mill, 'fr_BE')).toBe('Un moulin à vent et des peupliers au bord d’un canal.');
    expect(
      new Set((['fr_FR', 'es_ES', 'nl_NL', 'it_IT'] as const).map((locale) => captionOf(mill, locale))).size,
    ).toBe(4);
  });
});
