import type { Suggestion } from '@detour/shared-contracts/api';
import type { PlaceCategory } from '@detour/shared-contracts/criteria';
import type { RecentSearch } from './recent/recent-searches';
import type { ComboboxGroup } from '@detour/shared-ui';
import type { MessageId, Text } from '../text';

/** Id and category of the option "around me". */
export const nearbyId = 'nearby';

/** Id of the option that opens the radius dialog. */
export const locallyId = 'travel-locally';

const categories: Readonly<Record<PlaceCategory, MessageId>> = {
  city: 'place.city',
  hotel: 'place.hotel',
  poi: 'place.poi',
  region: 'place.region',
  department: 'place.department',
  country: 'place.country',
  searesort: 'place.seaResort',
  skiresort: 'place.skiResort',
  touristicregion: 'place.touristicRegion',
};

export interface SuggestionSources {
  readonly typed: string;
  readonly suggestions: readonly Suggestion[];
  readonly recent: readonly RecentSearch[];
}

/**
 * Before typing: recent searches, "around me", recommended places. While typing: matches by category, the best match's category
 * first. @spec DEST-005 DEST-010 SBOX-015 SBOX-017
 */
export const toSuggestionGroups = (sources: SuggestionSources, text: Text): readonly ComboboxGroup[] =>
  sources.typed === '' ? firstGroups(sources, text) : groupsByCategory(sources.suggestions, text);

const firstGroups = ({ suggestions, recent }: SuggestionSources, text: Text): readonly ComboboxGroup[] =>
  [
    {
      title: text('search.recent'),
      options: recent.map(({ id, label, category }) => ({ id, label, category })),
    },
    {
      title: text('search.nearby'),
      options: [
        { id: nearbyId, label: text('search.lessThan2h'), category: nearbyId },
        { id: locallyId, label: text('search.chooseDistance'), category: nearbyId },
      ],
    },
    { title: text('search.suggestions'), options: suggestions.map(toOption) },
  ].filter(({ options }) => options.length > 0);

const groupsByCategory = (suggestions: readonly Suggestion[], text: Text): readonly ComboboxGroup[] => {
  const present = [...new Set(suggestions.map(({ category }) => category))];
  return present.map((category) => ({
    title: text(categories[category]),
    options: suggestions.filter((suggestion) => suggestion.category === category).map(toOption),
  }));
};

const toOption = ({ id, label, area, category }: Suggestion): ComboboxGroup['options'][number] => ({
  id,
  label,
  ...(area === '' || area === label ? {} : { detail: area }),
  category,
});
