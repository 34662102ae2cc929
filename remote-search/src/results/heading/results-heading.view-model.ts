import type { SearchDetails } from '@detour/shared-contracts/api';
import { applyPatch, emptyCriteria } from '@detour/shared-contracts/criteria';
import type { Format } from '@detour/shared-contracts/format';
import type { Flow } from '@detour/shared-contracts/mount';
import { printPath, type Locale } from '@detour/shared-contracts/sites';
import { nearbyKm } from '../../searchbox/draft/draft';
import { searchAddress } from '../../searchbox/address/search-address';
import { nearbyText } from '../../searchbox/draft/search-values.view-model';
import type { Text } from '../../text';
import type { Names } from '../../contract';

export interface Crumb {
  readonly label: string;
  /** Absent on the present page. */
  readonly href?: string;
}

export interface ResultsHeading {
  /** "48 offres – Romantique, Normandie": names are data and take no preposition. */
  readonly title: string;
  readonly crumbs: readonly Crumb[];
}

export interface HeadingContext {
  readonly locale: Locale;
  readonly flow: Flow;
  readonly text: Text;
  readonly format: Format;
  /** Search radius around the visitor in km. Defaults to "less than 2h". */
  readonly around?: number | undefined;
}

/** @spec SRCH-003 */
export const toResultsHeading = (details: SearchDetails, context: HeadingContext): ResultsHeading => ({
  title: toTitle(details, context),
  crumbs: toCrumbs(details, context),
});

const toTitle = (details: SearchDetails, context: HeadingContext): string => {
  const { flow, text } = context;
  if (flow === 'activity') return toActivityTitle(details, context);
  const count = details.totalCount;
  const theme = details.theme?.name;
  const destination = destinationName(details, context);
  if (theme && destination) return text('search.resultCountThemePlace', { count, theme, destination });
  if (theme) return text('search.resultCountTheme', { count, theme });
  if (destination) return text('search.resultCountPlace', { count, destination });
  return text('search.resultCount', { count });
};

/** @spec SRCH-004 */
const toActivityTitle = (details: SearchDetails, context: HeadingContext): string => {
  const { text } = context;
  const count = details.totalCount;
  const words = [details.theme?.name, destinationName(details, context)].filter(Boolean).join(', ');
  return words === ''
    ? text('search.activityCount', { count })
    : text('search.activityCountOf', { count, words });
};

/** Name of the searched place; "less than 2h" for a search around the visitor. */
const destinationName = (
  details: SearchDetails,
  { around = nearbyKm, ...words }: Pick<HeadingContext, 'text' | 'format' | 'around'>,
): string | null => {
  if (details.destination) return details.destination.label;
  return details.latitude === null ? null : nearbyText(around, words);
};

const toCrumbs = (details: SearchDetails, context: HeadingContext): readonly Crumb[] => {
  const { locale, flow, text } = context;
  const home: Crumb = { label: text('nav.home'), href: printPath<Names>('home', locale) };
  const parents = [...details.locationHierarchy]
    .reverse()
    .filter(({ id }) => id !== details.destination?.id)
    .map(({ type, id, label }) => ({
      label,
      href: searchAddress(locale, flow, applyPatch<Names>(emptyCriteria, { place: { key: type, id } })),
    }));
  return [home, ...parents, { label: destinationName(details, context) ?? text('search.results') }];
};
