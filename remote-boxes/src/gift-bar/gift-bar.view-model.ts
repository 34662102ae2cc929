import { parseIsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { printAddress, type Locale } from '@detour/shared-contracts/sites';
import type { OpenGift } from '@detour/remote-kit';
import type { Names } from '../contract';
import type { Text } from '../text';

export interface GiftBarView {
  /** "Cadeau de Camille" */
  readonly title: string;
  /** "reste 239 €" */
  readonly rest: string;
  /** "jusqu’au 21 mai 2028" */
  readonly until: string | null;
  /** The stays of the gift. */
  readonly href: string;
}

/** The bar of an open gift as strings. */
export const toGiftBarView = (
  { fromName, rest, validUntil }: Pick<OpenGift, 'fromName' | 'rest' | 'validUntil'>,
  { text, format, locale }: { readonly text: Text; readonly format: Format; readonly locale: Locale },
): GiftBarView => {
  const end = parseIsoDate(validUntil);
  return {
    title: fromName === '' ? text('giftBar.yours') : text('giftBar.from', { name: fromName }),
    rest: text('giftBar.rest', { amount: rest % 100 === 0 ? format.wholePrice(rest) : format.price(rest) }),
    until: end && text('giftBar.until', { date: format.longDate(end) }),
    href: printAddress<Names>('beneficiary-offers', locale),
  };
};
