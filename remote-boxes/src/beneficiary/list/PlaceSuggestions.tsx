import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { autocompleteCall, type Suggestion } from '@detour/shared-contracts/api';
import { autocompleteValidator } from '@detour/shared-contracts/validator-loaders';
import { Combobox, useDebounced } from '@detour/shared-ui';
import { unwrap, useApi, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import type { Names } from '../../contract';

export interface PlaceSuggestionsProps {
  readonly value: string;
  readonly onType: (typed: string) => void;
  readonly onChoose: (place: Suggestion) => void;
}

/** Debounce delay for fast typing. */
const debounceMs = 150;
const maxResults = 8;

/** The place field with its suggestions. Takes over the focus of the plain field. */
export const PlaceSuggestions = ({ value, onType, onChoose }: PlaceSuggestionsProps) => {
  const text = useText();
  const api = useApi<Names>();
  const { locale } = useSite();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const term = useDebounced(value.trim(), debounceMs);
  const { data, isFetching } = useQuery({
    queryKey: ['places', locale, term],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.request(autocompleteCall, autocompleteValidator, {
          query: { locale, term, maxResults },
          signal,
        }),
      ),
    enabled: term.length > 1,
    retry: false,
  });
  const places = term.length > 1 ? (data ?? []) : [];
  return (
    <Combobox
      label={text('benef.place')}
      placeholder={text('benef.anywhere')}
      value={value}
      onValueChange={onType}
      loading={isFetching}
      groups={places.length === 0 ? [] : [{ title: text('benef.places'), options: places.map(toOption) }]}
      onSelect={({ id }) => {
        const place = places.find((one) => keyOf(one) === id);
        if (place) onChoose(place);
      }}
      emptyMessage={data && !isFetching && places.length === 0 ? text('benef.noPlace') : undefined}
      inputProps={{ ref: input }}
      testId="held-place"
    />
  );
};

/** A town and a sight can share an id. */
const keyOf = ({ id, category }: Suggestion): string => `${category}:${id}`;

const toOption = (place: Suggestion) => ({
  id: keyOf(place),
  label: place.label,
  ...(place.area !== '' && place.area !== place.label && { detail: place.area }),
  category: place.category,
});
