import { useRef, useState, type KeyboardEvent } from 'react';
import { parsePlaceCategory, placeKeyOf, type PlaceCategory } from '@detour/shared-contracts/criteria';
import { useFormat } from '@detour/remote-kit';
import { nearbyKm, type Destination, type SearchDraft } from '../searchbox/draft/draft';
import { toDestinationText } from '../searchbox/draft/search-values.view-model';
import { useText } from '../text';
import { locallyId, nearbyId } from './suggestion-groups.view-model';
import { useRecentSearches } from './useRecentSearches';
import { askVisitorPosition } from './visitor-position';

/** A list option, or the best match of the typed text. */
interface ChosenPlace {
  readonly id: string;
  readonly label: string;
  readonly category?: string | undefined;
}

export interface DestinationEditor {
  /** Text of the field. */
  readonly text: string;
  readonly typed: string;
  readonly editing: boolean;
  readonly locating: 'no' | 'asking' | 'failed';
  /** The radius dialog is open. */
  readonly locally: boolean;
  /** Searches around the visitor. */
  locate(km: number): void;
  closeLocally(): void;
  /** The field received the focus. */
  start(): void;
  type(typed: string): void;
  choose(place: ChosenPlace): void;
  /** The previous destination, if nothing was typed since focus. */
  restore(): void;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(): void;
}

type Change = (change: Partial<Pick<SearchDraft, 'destination' | 'typed'>>) => void;

/**
 * The destination while it is edited. Focus clears it for typing; leaving by Tab or Escape without typing restores it, because
 * tabbing through a form must change nothing. @spec DEST-002 DEST-003 DEST-004
 */
export const useDestinationEditor = (
  { destination, typed }: Pick<SearchDraft, 'destination' | 'typed'>,
  change: Change,
): DestinationEditor => {
  const text = useText();
  const { add } = useRecentSearches();
  const [before, setBefore] = useState<Held | null>(null);
  const format = useFormat();
  const radius = useRadiusDialog(change);
  const { locating, locate } = useVisitorPosition((position, km) =>
    radius.end({ kind: 'nearby', ...position, km }),
  );
  const restore = (): void => {
    if (!before) return;
    change({ destination: before.destination, typed: '' });
    setBefore(null);
  };
  const choosePlace = (id: string, label: string, category: PlaceCategory): void => {
    change({ destination: { kind: 'place', key: placeKeyOf(category), id, label }, typed: '' });
    add({ id, label, category });
  };
  return {
    text:
      locating === 'asking'
        ? text('search.locating')
        : typed || (toDestinationText(destination, { text, format }) ?? ''),
    typed,
    editing: before !== null,
    locating,
    locally: radius.open,
    locate,
    closeLocally: radius.cancel,
    start: () => {
      if (radius.returnsFocus()) return;
      if (before || typed !== '') return;
      setBefore({ destination });
      change({ destination: null });
    },
    type: (value) => {
      setBefore(null);
      change({ destination: null, typed: value });
    },
    choose: ({ id, label, category = '' }) => {
      setBefore(null);
      const known = parsePlaceCategory(category);
      if (known) choosePlace(id, label, known);
      else if (id === nearbyId) locate(nearbyKm);
      else if (id === locallyId) radius.show(before ?? { destination });
    },
    restore,
    onKeyDown: ({ key }) => {
      if (key === 'Tab' || key === 'Escape') restore();
    },
    onBlur: () => {
      radius.returnsFocus();
      setBefore(null);
    },
  };
};

interface Held {
  readonly destination: Destination | null;
}

/** The dialog that asks for a radius. It keeps the destination and restores it when it closes without a choice. */
const useRadiusDialog = (change: Change) => {
  const [held, setHeld] = useState<Held | null>(null);
  // A closing dialog returns the focus to the field, which is not an edit.
  const comesBack = useRef(false);
  const end = (chosen: Destination | null): void => {
    comesBack.current = held !== null;
    setHeld(null);
    change({ destination: chosen, typed: '' });
  };
  return {
    open: held !== null,
    show: setHeld,
    end,
    cancel: () => end(held?.destination ?? null),
    /** True once after the dialog closed. */
    returnsFocus: (): boolean => {
      const isBack = comesBack.current;
      comesBack.current = false;
      return isBack;
    },
  };
};

interface Locating {
  readonly locating: 'no' | 'asking' | 'failed';
  locate(km: number): void;
}

const useVisitorPosition = (
  onFound: (position: { readonly lat: number; readonly lng: number }, km: number) => void,
): Locating => {
  const [locating, setLocating] = useState<Locating['locating']>('no');
  return {
    locating,
    locate: (km) => {
      setLocating('asking');
      void askVisitorPosition(navigator.geolocation).then((result) => {
        setLocating(result.ok ? 'no' : 'failed');
        if (result.ok) onFound(result.value, km);
      });
    },
  };
};
