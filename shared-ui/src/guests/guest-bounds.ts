import { emptyCriteria, guestBoundsOf, type GuestBounds } from '@detour/shared-contracts/criteria';

/** Number of guests by type. */
export interface GuestCounts {
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
}

export const guestKinds = ['adults', 'children', 'babies'] as const;
export type GuestKind = (typeof guestKinds)[number];

/** Default guests without criteria. @spec UI-031 */
export const startingGuests: GuestCounts = {
  adults: emptyCriteria.adults,
  children: emptyCriteria.children,
  babies: emptyCriteria.babies,
};

/** 1 to 20 adults, 0 to 10 children, 0 to 10 babies. @spec UI-025 UI-026 UI-027 */
export const widestBounds: GuestBounds = guestBoundsOf('booking');

export const rangeOf = (
  bounds: GuestBounds,
  kind: GuestKind,
): { readonly min: number; readonly max: number } =>
  kind === 'adults' ? bounds.adults : { min: 0, max: bounds[kind] };

/** Adults are always required. A type that is not allowed has no row. */
export const kindsOf = (bounds: GuestBounds): readonly GuestKind[] =>
  guestKinds.filter((kind) => kind === 'adults' || bounds[kind] > 0);
