import type { Json } from '@detour/shared-contracts/base';

export interface DrawerProps {
  readonly hotelId: string;
  /** Its name; empty where the page does not know it. */
  readonly hotel: string;
  /** The offer from which it was opened; the cheapest one leads without it. */
  readonly offerId: string;
  readonly flow: 'booking' | 'gifting';
  readonly open: boolean;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What another remote gave; null without a hotel. */
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
