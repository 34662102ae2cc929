import type { Order, OrderedStay } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { guestsOf, termsOf } from '../../messages/stay-text';
import { speak, type Speech } from '../../messages/speech';
import type { Paper, PaperBlock, PaperRow } from './paper';

export interface PaperShop {
  readonly brand: string;
  readonly isDemonstration: boolean;
}

export const languageOfPaper = (locale: string): string => locale.replace('_', '-');

const travelRows = (order: Order, stay: OrderedStay, { t, format }: Speech): readonly PaperRow[] => {
  const moment = (day: string, time: string): string => `${format.fullDate(isoDate(day))}\n${time}`;
  return [
    {
      label: t('term.checkIn'),
      value: moment(stay.checkin, t('term.checkInFrom', { time: format.time(stay.checkinTime) })),
    },
    {
      label: t('term.checkOut'),
      value: moment(stay.checkout, t('term.checkOutUntil', { time: format.time(stay.checkoutTime) })),
    },
    { label: t('term.guests'), value: guestsOf(stay, t) },
    {
      label: t('mail.room'),
      value: [stay.roomTitle, ...(stay.rooms > 1 ? [t('room.rooms', { count: stay.rooms })] : [])].join('\n'),
    },
    ...(stay.activities ?? []).map(({ title, date }) => ({
      label: title,
      value: format.fullDate(isoDate(date)),
    })),
    ...(order.taxAtHotel > 0
      ? [
          {
            label: t('itinerary.atHotel'),
            value: t('price.touristTaxAtHotel', { amount: format.price(order.taxAtHotel) }),
          },
        ]
      : []),
  ];
};

const hotelRows = (
  { hotelContact }: Order,
  { hotel }: OrderedStay,
  { t, format }: Speech,
): readonly PaperRow[] => [
  {
    label: t('itinerary.address'),
    value: `${hotel.label}\n${hotel.address}\n${hotel.zipCode} ${hotel.location.label}`,
  },
  ...(hotelContact?.phone ? [{ label: t('itinerary.phone'), value: format.phone(hotelContact.phone) }] : []),
  ...(hotelContact?.access ? [{ label: t('itinerary.access'), value: hotelContact.access }] : []),
];

const includedBlock = ({ included = [] }: OrderedStay, { t }: Speech): readonly PaperBlock[] =>
  included.length === 0
    ? []
    : [
        {
          kind: 'facts',
          title: t('itinerary.included'),
          rows: included.map(({ title, detail }) => ({ label: title, value: detail })),
        },
      ];

/** Dates, hotel and contents of a stay, to print or to show at the desk. It names no price that was paid. */
export const toItinerary = (order: Order, stay: OrderedStay, shop: PaperShop): Paper => {
  const speech = speak(order);
  const { t, format } = speech;
  const dates = format.longDateRange(isoDate(stay.checkin), isoDate(stay.checkout));
  return {
    language: languageOfPaper(order.locale),
    brand: shop.brand,
    title: `${t('itinerary.title')} – ${stay.hotel.label}`,
    heading: stay.hotel.label,
    lead: `${dates} · ${t('order.bookingNumber')} ${order.orderNumber}`,
    blocks: [
      { kind: 'facts', title: t('itinerary.title'), rows: travelRows(order, stay, speech) },
      { kind: 'facts', title: t('itinerary.gettingThere'), rows: hotelRows(order, stay, speech) },
      ...includedBlock(stay, speech),
      { kind: 'text', title: t('cancel.policy'), lines: termsOf(stay, speech) },
    ],
    footer: shop.isDemonstration ? [t('legal.demoCatalogue')] : [],
  };
};
