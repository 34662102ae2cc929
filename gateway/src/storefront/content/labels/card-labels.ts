import { themeIds, type ThemeKey } from '@detour/shared-contracts/catalogue';
import type { Locale } from '@detour/shared-contracts/sites';
import { namedTexts } from '../../../catalogue/named-texts';
import type { CardAudience, CardLabel, CardLabelsBody } from '../../../content/kinds/label-body';
import type { ContentView } from '../../../context/content';
import { speakerOf } from '../belgian-words';
import { bodyOf } from '../own-content';

const { family } = namedTexts(
  ['family'],
  `
  Pensé pour les familles | Ideal para familias | Fijn voor gezinnen | Pensato per le famiglie`,
);

/** The shop's own labels, which apply until an editor publishes others. */
export const cardLabelsSeed = (locale: Locale): CardLabelsBody => ({
  labels: [{ label: speakerOf(locale)(family), audience: 'family', themes: ['family'] }],
});

/** The labels of a locale, in the order of their editor. */
export const cardLabelsIn = (view: ContentView, locale: Locale): readonly CardLabel[] =>
  bodyOf(view, { kind: 'card-labels', key: 'all', locale }, cardLabelsSeed(locale)).labels;

interface Party {
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
}

/** Who travels, from the guests of the search alone. */
export const audienceOf = ({ adults, children, babies }: Party): CardAudience => {
  if (children + babies > 0) return 'family';
  if (adults <= 2) return adults === 1 ? 'solo' : 'couple';
  return 'friends';
};

const hasTheme = (own: readonly number[], themes: readonly ThemeKey[]): boolean =>
  themes.length === 0 || themes.some((theme) => own.includes(themeIds[theme]));

/** The first label for the guests of the search and the themes of the stay. Null for none. @spec STRESS-004 CARD-003 */
export const targetedLabelFor = (
  labels: readonly CardLabel[],
  { guests, themes }: { readonly guests: Party; readonly themes: readonly number[] },
): string | null =>
  labels.find((one) => one.audience === audienceOf(guests) && hasTheme(themes, one.themes))?.label ?? null;
