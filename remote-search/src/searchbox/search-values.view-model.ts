import { clampToFlow, emptyCriteria, type Flow, type Format } from '@detour/shared-contracts';
import type { Text } from '../text';
import type { Destination, Guests, SearchDraft } from './draft';
import { themeName } from './themes';

/** What the fields of the box and its summary say. `null`: nothing is chosen. */
export interface SearchValues {
  readonly destination: string | null;
  readonly dates: string | null;
  readonly theme: string | null;
  readonly guests: string;
}

export interface ValuesContext {
  readonly text: Text;
  readonly format: Format;
  readonly flow: Flow;
}

export const toSearchValues = (draft: SearchDraft, { text, format, flow }: ValuesContext): SearchValues => ({
  destination: toDestinationText(draft.destination, text),
  dates: draft.dates && format.dateRange(draft.dates.checkin, draft.dates.checkout),
  theme: draft.theme === null ? null : themeName(draft.theme, text),
  guests: toGuestsText(clampToFlow({ ...emptyCriteria, ...draft.guests }, flow), text),
});

export const toDestinationText = (destination: Destination | null, text: Text): string | null => {
  if (!destination) return null;
  return destination.kind === 'nearby' ? text('search.lessThan2h') : destination.label;
};

/** "2 adultes, 1 enfant": who is not coming is not named. */
export const toGuestsText = ({ adults, children, babies }: Guests, text: Text): string =>
  text('search.guestsSummary', { adults, children, babies });
