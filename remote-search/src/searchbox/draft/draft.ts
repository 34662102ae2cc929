import type { PlaceKey } from '@detour/shared-contracts/criteria';
import { datesOf, type SearchedDates } from '../../calendar/flexible/flexible-dates.view-model';
import type { Criteria, CriteriaPatch } from '../../contract';

/** Destination: a place of the catalogue, or around the visitor ("less than 2h"). */
export type Destination =
  | {
      readonly kind: 'place';
      readonly key: PlaceKey;
      readonly id: string;
      readonly label: string;
      /** Position of an activity city; the search covers its surroundings. */
      readonly position?: { readonly lat: number; readonly lng: number };
    }
  | {
      readonly kind: 'nearby';
      readonly lat: number;
      readonly lng: number;
      /** Radius around the visitor, in km. */
      readonly km: number;
    };

export type Guests = Pick<Criteria, 'adults' | 'children' | 'babies'>;

/** The visitor's unsubmitted choices. A `type`, because TypeScript does not treat an interface as JSON. */
export type SearchDraft = {
  readonly destination: Destination | null;
  /** Placeholder of the destination field. */
  readonly typed: string;
} & SearchedDates & {
    readonly theme: number | null;
    readonly guests: Guests;
  };

/** Allowed radii around the visitor, in km. @spec SBOX-016 */
export const nearbyDistances = [100, 200, 300] as const;

/** "Less than 2h" means 200 km around the visitor. @spec SBOX-015 SBOX-016 DEST-005 */
export const nearbyKm = 200;

/** Name of a place in the hash, which contains only its id. Empty until loaded. */
export type PlaceLabel = (place: NonNullable<Criteria['place']>) => string;

export const toDraft = (criteria: Criteria, labelOf: PlaceLabel): SearchDraft => ({
  destination: toDestination(criteria, labelOf),
  typed: '',
  ...datesOf(criteria),
  theme: criteria.theme ?? null,
  guests: { adults: criteria.adults, children: criteria.children, babies: criteria.babies },
});

const toDestination = ({ place, position, distance }: Criteria, labelOf: PlaceLabel): Destination | null => {
  if (place) return { kind: 'place', ...place, label: labelOf(place) };
  return position ? { kind: 'nearby', ...position, km: distance?.max ?? nearbyKm } : null;
};

/**
 * Criteria patch of a draft. An unchanged destination keeps its filters; a new one removes all other geographic keys, coordinates
 * and distance. @spec DEST-002 DEST-003
 */
export const toPatch = (draft: SearchDraft, criteria: Criteria): CriteriaPatch => ({
  ...destinationPatch(draft.destination, criteria),
  dates: draft.dates,
  flexDays: draft.dates && draft.flexDays,
  weekends: draft.dates ? null : draft.weekends,
  theme: draft.theme,
  ...draft.guests,
  fallback: null,
});

const destinationPatch = (destination: Destination | null, criteria: Criteria): CriteriaPatch => {
  if (isSame(destination, criteria)) return {};
  const cleared = { place: null, position: null, distance: null };
  if (!destination) return cleared;
  if (destination.kind === 'place') {
    const { key, id, position } = destination;
    return { ...cleared, place: { key, id }, ...(position ? { position } : {}) };
  }
  const { lat, lng, km } = destination;
  return { ...cleared, position: { lat, lng }, distance: { max: km } };
};

const isSame = (destination: Destination | null, { place, position, distance }: Criteria): boolean => {
  if (!destination) return !place && !position;
  if (destination.kind === 'place') return place?.key === destination.key && place.id === destination.id;
  const isThere = position?.lat === destination.lat && position.lng === destination.lng;
  return !place && isThere && (distance?.max ?? nearbyKm) === destination.km;
};
