import type { Fallback } from './fallbacks';
import type { Locale } from '@detour/shared-contracts/sites';
import { wordsOf } from '../testing/text.fixture';
import { toFallbackLead, toFallbackTitle } from './fallback-title.view-model';

type Title = NonNullable<Fallback['title']>;

const title = (
  dates: Title['dates'],
  place: Title['place'],
  destination: string | null,
  locale: Locale = 'fr_FR',
) => toFallbackTitle({ dates, place, destination }, wordsOf(locale).text);

describe('the title of a fallback', () => {
  it('states whether it keeps the dates of a search without destination [FALL-011, FALL-012]', () => {
    expect(title('for', null, null)).toBe('À vos dates');
    expect(title('outside', null, null)).toBe('À d’autres dates');
    expect(title('for', null, null, 'nl_NL')).toBe('Op jouw data');
  });

  it('names the place in or around which the fallback searches [FALL-013, FALL-014, FALL-015]', () => {
    expect(title('for', 'in', 'Normandie')).toBe('À vos dates\u00a0– Normandie');
    expect(title('for', 'around', 'Étretat')).toBe('À vos dates\u00a0– Étretat et alentours');
    expect(title('outside', 'around', 'Étretat', 'nl_BE')).toBe('Op andere data\u00a0– Étretat en omgeving');
    expect(title(null, 'in', 'Normandie', 'es_ES')).toBe('En Normandie');
    expect(title(null, 'around', 'Étretat')).toBe('Étretat et alentours');
  });

  it('uses “your position” for a place without a name, capitalised at the start [FALL-016]', () => {
    expect(title('for', 'around', null)).toBe('À vos dates\u00a0– votre position et alentours');
    expect(title(null, 'around', null)).toBe('Votre position et alentours');
  });

  it('is null without title data', () => {
    expect(toFallbackTitle(null, wordsOf('fr_FR').text)).toBeNull();
  });
});

describe('the line under the title', () => {
  it.each([
    ['the kept theme', { value: 26, isRemoved: false }, 'Bien-être'],
    ['“all themes” after the theme was removed', { value: null, isRemoved: true }, 'Tous les thèmes'],
    ['null without a theme', { value: null, isRemoved: false }, null],
  ])('is %s', (_, category, words) => {
    expect(toFallbackLead(category, wordsOf('fr_FR').text)).toBe(words);
  });
});
