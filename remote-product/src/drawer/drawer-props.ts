import type { Json } from '@detour/shared-contracts/base';

export interface DrawerProps {
  readonly hotelId: string;
  /** Name of the hotel; empty if the page does not know it. */
  readonly hotel: string;
  /** The offer that opened the drawer. Without it, the cheapest comes first. */
  readonly offerId: string;
  readonly flow: 'booking' | 'gifting';
  readonly open: boolean;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses the props of another remote; null without a hotel. */
export const readDrawerProps = (props: Json): DrawerProps | null => {
  if (typeof props !== 'object' || props === null || Array.isArray(props)) return null;
  const { hotelId, hotel, offerId, flow, open } = props as Readonly<Record<string, unknown>>;
  const id = textIn(hotelId);
  return id === ''
    ? null
    : {
        hotelId: id,
        hotel: textIn(hotel),
        offerId: textIn(offerId),
        flow: flow === 'gifting' ? 'gifting' : 'booking',
        open: open === true,
      };
};
