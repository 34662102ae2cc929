import { applyPatch, clampToFlow, emptyCriteria } from '@detour/shared-contracts/criteria';
import type { Format } from '@detour/shared-contracts/format';
import type { Flow } from '@detour/shared-contracts/mount';
import { toDatesText } from '../../calendar/flexible/flexible-dates.view-model';
import type { Names } from '../../contract';
import type { Text } from '../../text';
import { nearbyKm, type Destination, type Guests, type SearchDraft } from './draft';
import { themeName, type PageTheme } from '../themes';

/** Texts of the fields and the summary. Null if nothing is chosen. */
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
  readonly pageTheme: PageTheme | null;
}

export const toSearchValues = (
  draft: SearchDraft,
  { text, format, flow, pageTheme }: ValuesContext,
): SearchValues => ({
  destination: toDestinationText(draft.destination, { text, format }),
  dates: toDatesText(draft, { text, format }),
  theme: draft.theme === null ? null : themeName(draft.theme, text, pageTheme),
  guests: toGuestsText(clampToFlow(applyPatch<Names>(emptyCriteria, draft.guests), flow), text),
});

export const toDestinationText = (
  destination: Destination | null,
  context: Pick<ValuesContext, 'text' | 'format'>,
): string | null => {
  if (!destination) return null;
  return destination.kind === 'nearby' ? nearbyText(destination.km, context) : destination.label;
};

/** "À moins de 2 h", or the radius around the visitor in km. */
export const nearbyText = (km: number, { text, format }: Pick<ValuesContext, 'text' | 'format'>): string =>
  km === nearbyKm ? text('search.lessThan2h') : text('search.within', { distance: format.distance(km) });

/** "2 adultes, 1 enfant". Omits guest types with none. */
export const toGuestsText = ({ adults, children, babies }: Guests, text: Text): string =>
  text('search.guestsSummary', { adults, children, babies });
