import type { ProductOffer } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { guestsOf } from '@detour/shared-contracts/rules';
import { hotelPath, type Locale } from '@detour/shared-contracts/sites';
import { giftWords } from '@detour/remote-kit';
import type { PictureProps } from '@detour/shared-ui';
import type { Criteria, Names } from '../../contract';
import type { Text } from '../../text';
import { stayAddress } from '../checkout-address';
import { peopleIn } from '../guests/guests';

/** Stays in the panel. The page of the hotel has the rest. */
const shown = 3;

interface OtherStay {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** "Un lit de 180 cm" */
  readonly headword: string | null;
  readonly image: PictureProps['image'] | null;
  /** "148 €", with taxes, rounded up. With an open gift what is left to pay: "+ 24 €", or "Compris". */
  readonly amount: string;
}

export interface OtherStays {
  readonly stays: readonly OtherStay[];
  /** "2 nuits pour 2 personnes" */
  readonly basis: string;
  /** The hotel's page with these dates, and the number of its free stays. Null when all are shown. */
  readonly all: { readonly href: string; readonly count: number } | null;
}

interface Given {
  /** Of the shown stay, which is left out. */
  readonly id: string;
  readonly hotelId: string;
  readonly locale: Locale;
  readonly criteria: Criteria;
  /** Cents left on the open gift; null without one. */
  readonly giftRest: Cents | null;
  readonly format: Format;
  readonly t: Text;
}

const amountOf = (total: Cents, { giftRest, format, t }: Given): string =>
  giftRest === null
    ? format.wholePrice(total)
    : giftWords({ amountToPay: total, atHotel: 0, isFrom: false }, giftRest, { text: t, format }).price
        .amount;

/** Null when the hotel has no other free stay, or when an older gateway names no prices. @spec PROD-066 BENEF-009 */
export const toOtherStays = (offers: readonly ProductOffer[], given: Given): OtherStays | null => {
  const { id, hotelId, locale, criteria, t } = given;
  const free = offers.filter((offer) => offer.weekendId !== id && offer.price !== undefined);
  const [first] = free;
  if (!first) return null;
  return {
    stays: free
      .slice(0, shown)
      .map(({ weekendId, label, headwords = [], images = [], price, localTaxTotalAmount = 0 }) => ({
        id: weekendId,
        href: stayAddress(locale, weekendId, criteria),
        title: label,
        headword: headwords[0]?.label ?? null,
        image: images[0] ?? null,
        amount: amountOf((price?.sellPrice ?? 0) + localTaxTotalAmount, given),
      })),
    basis: t('price.forNightsPeople', {
      nights: first.priceInfo.nights,
      people: peopleIn(guestsOf(criteria)),
    }),
    all:
      free.length > shown
        ? {
            href: hotelPath<Names>(locale, hotelId, { flow: 'booking', criteria }),
            count: first.legacyPackageCount ?? free.length,
          }
        : null,
  };
};
