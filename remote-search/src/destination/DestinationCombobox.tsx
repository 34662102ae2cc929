import { css } from '@emotion/react';
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import {
  BeachIcon,
  BedIcon,
  BuildingIcon,
  CameraIcon,
  Combobox,
  CurrentLocationIcon,
  HistoryIcon,
  MapIcon,
  MapPinIcon,
  RoadIcon,
  SkiJumpingIcon,
  WorldIcon,
  type ComboboxGroup,
  type ComboboxOption,
  type IconComponent,
} from '@detour/shared-ui';
import { fieldStyles } from '../searchbox/form/search-field.styles';
import { useText } from '../text';
import { nearbyId, toSuggestionGroups } from './suggestion-groups.view-model';
import type { DestinationEditor } from './useDestinationEditor';
import { useRecentSearches } from './useRecentSearches';
import { useSuggestions } from './useSuggestions';

export interface DestinationComboboxProps {
  readonly editor: DestinationEditor;
  /** Below the field, or in the flow of a full screen. */
  readonly list: 'floating' | 'inline';
  /** Replaces the plain field, which had the focus. */
  readonly takesFocus: boolean;
  readonly testId?: string | undefined;
}

const icons: Readonly<Record<string, IconComponent>> = {
  city: BuildingIcon,
  hotel: BedIcon,
  poi: CameraIcon,
  region: MapIcon,
  department: MapIcon,
  country: WorldIcon,
  searesort: BeachIcon,
  skiresort: SkiJumpingIcon,
  touristicregion: RoadIcon,
  [nearbyId]: CurrentLocationIcon,
};

/**
 * Destination field with suggestions by category, tolerant of accents and typos. Loaded when the field is first used. @spec
 * DEST-001
 */
export const DestinationCombobox = ({ editor, list, takesFocus, testId }: DestinationComboboxProps) => {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { searches } = useRecentSearches();
  const { suggestions, term, loading, settled } = useSuggestions(editor.typed);
  const groups = useMemo(
    () => withIcons(toSuggestionGroups({ typed: term, suggestions, recent: searches }, text), text),
    [term, suggestions, searches, text],
  );
  useFocusOnMount(input, takesFocus);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <Combobox
      css={list === 'floating' ? fieldStyles.hangs : inline}
      label={text('term.destination')}
      look="search"
      list={list}
      value={editor.text}
      onValueChange={editor.type}
      groups={groups}
      onSelect={(option) => editor.choose(option)}
      onFocus={editor.start}
      loading={loading}
      emptyMessage={settled && editor.typed !== '' ? text('search.noSuggestion') : undefined}
      status={settled ? text('search.suggestionCount', { count }) : ''}
      placeholder={text('search.destinationPlaceholder')}
      inputProps={{
        ref: input,
        onBlur: editor.onBlur,
        onKeyDown: (event) => {
          letEnterSubmit(event);
          editor.onKeyDown(event);
        },
      }}
      testId={testId}
      optionTestId="searchbox-suggestion"
    />
  );
};

/** Enter selects the active suggestion. Without one it submits the form, which searches the best match. */
const letEnterSubmit = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant')) return;
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
};

const withIcons = (
  groups: readonly ComboboxGroup[],
  text: ReturnType<typeof useText>,
): readonly ComboboxGroup[] =>
  groups.map(({ title, options }) => {
    const recent = title === text('search.recent');
    return { title, options: options.map((option) => withIcon(option, recent)) };
  });

const withIcon = (option: ComboboxOption, recent: boolean): ComboboxOption => {
  const Icon = recent ? HistoryIcon : (icons[option.category ?? ''] ?? MapPinIcon);
  return { ...option, icon: <Icon /> };
};

/**
 * Replaces the plain field at once, so that no key is lost. Focuses again one frame later, because a dialog moves the focus to
 * its title.
 */
const useFocusOnMount = (input: RefObject<HTMLInputElement | null>, wanted: boolean): void => {
  useLayoutEffect(() => {
    if (!wanted) return;
    input.current?.focus();
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- only when it appears: later renders must not take the focus back
  }, []);
};

// On a full screen the list has the width of its frame, and the field needs no underline.
const inline = css({
  boxShadow: 'none',
  '& > div:has(> [role="listbox"])': { marginInline: '-1.15rem', marginBlockStart: '0.5rem' },
});
