import type { GiftPrice, GiftPricesResponse } from '@detour/shared-contracts/api';
import type { Cents, IsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { voucherEndOf, type GiftFormat } from '@detour/shared-contracts/rules';
import type { Criteria } from '../contract';
import type { Shipping } from '../shipping/useShipping';
import type { Text } from '../text';

export interface NightsOption {
  readonly nights: number;
  /** "2 nuits" */
  readonly label: string;
  /** Whole euros, rounded up: "389 €". @spec GIFT-047 */
  readonly price: string;
}

export interface BucketOption {
  readonly value: string;
  readonly label: string;
  readonly subtext: string;
  readonly tag: string | null;
  /** "389,00 €" */
  readonly price: string;
}

export interface PriceLine {
  readonly label: string;
  readonly amount: string;
}

/** The displayed and ordered values of a gift stay's setup. */
export interface SetupView {
  readonly nightsOptions: readonly NightsOption[];
  readonly nights: number;
  /** Empty if the visitor may not select one. */
  readonly bucketOptions: readonly BucketOption[];
  /** The selected rate, which determines the price. */
  readonly bucket: string;
  readonly format: GiftFormat;
  readonly lines: readonly PriceLine[];
  readonly total: string;
  /** Exact cents that we charge. */
  readonly amount: Cents;
  /** "2 nuits, 2 personnes, taxes comprises" */
  readonly basis: string;
  /** "2 nuits pour 2 personnes, jusqu’au 21 mai 2028" */
  readonly cardFacts: string;
}

export interface SetupFacts {
  readonly prices: GiftPricesResponse;
  readonly choice: NonNullable<Criteria['gift']>;
  /** The visitor may select a rate. @spec CARE-004 FLAG-002 */
  readonly choosesBucket: boolean;
  readonly shipping: Shipping;
  /** Today's date in the market's time zone. */
  readonly today: IsoDate;
}

export interface ViewTools {
  readonly t: Text;
  readonly format: Format;
}

/** Post only when offered: a link cannot override this. @spec GIFT-005 GIFT-008 */
export const formatInForce = (asked: GiftFormat | undefined, shipping: Shipping): GiftFormat =>
  asked === 'physical' && shipping.kind === 'available' ? 'physical' : 'digital';

export const shippingOf = (format: GiftFormat, shipping: Shipping): Cents =>
  format === 'physical' && shipping.kind === 'available' ? shipping.cost : 0;

/** "Envoi par e-mail", or shipping with its price. */
export const deliveryLine = (
  format: GiftFormat,
  cost: Cents,
  { t, format: print }: ViewTools,
): PriceLine => ({
  label: t(format === 'digital' ? 'gift.byMail' : 'gift.byPost'),
  amount: cost === 0 ? t('price.free') : print.price(cost),
});

const priceIn = (price: GiftPrice, bucket: string): Cents =>
  price.sellPrices.find(({ value }) => value === bucket)?.sellPrice ?? price.sellPrice;

/** The price of the smallest number of nights at the usual rate, sent by e-mail. Null if the hotel sells no nights as a gift. */
export const firstGiftAmount = ({ prices, defaultBucket }: GiftPricesResponse): Cents | null => {
  const [first] = prices;
  return first ? priceIn(first, defaultBucket) : null;
};

/** null if the hotel sells no nights as a gift. @spec GIFT-001 GIFT-002 GIFT-047 GIFT-052 */
export const toSetupView = (facts: SetupFacts, tools: ViewTools): SetupView | null => {
  const { prices, choice, choosesBucket, shipping, today } = facts;
  const { t, format: print } = tools;
  const chosen = prices.prices.find(({ nights }) => nights === choice.nights) ?? prices.prices[0];
  if (!chosen) return null;
  const asked = chosen.sellPrices.find(({ value }) => value === choice.bucket)?.value;
  const bucket = (choosesBucket ? asked : undefined) ?? prices.defaultBucket;
  const giftFormat = formatInForce(choice.format, shipping);
  const cost = shippingOf(giftFormat, shipping);
  const stay = priceIn(chosen, bucket);
  return {
    nights: chosen.nights,
    nightsOptions: prices.prices.map((price) => ({
      nights: price.nights,
      label: t('term.nights', { count: price.nights }),
      price: print.wholePrice(priceIn(price, bucket)),
    })),
    bucket,
    bucketOptions: choosesBucket
      ? chosen.sellPrices.map(({ value, label, subtext, tag, sellPrice }) => ({
          value,
          label,
          subtext,
          tag,
          price: print.price(sellPrice),
        }))
      : [],
    format: giftFormat,
    lines: [
      { label: t('gift.stayLine', { nights: chosen.nights }), amount: print.price(stay) },
      deliveryLine(giftFormat, cost, tools),
    ],
    total: print.price(stay + cost),
    amount: stay + cost,
    basis: t('gift.basis', { nights: chosen.nights }),
    cardFacts: t('gift.cardFacts', {
      nights: chosen.nights,
      date: print.longDate(voucherEndOf('gift_stay', today)),
    }),
  };
};
