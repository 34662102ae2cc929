import type {
  Buyer,
  DeliveryAddress,
  GiftDelivery,
  OrderRequest,
  VoucherItem,
} from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import { emptyCustomization, type GiftCustomization } from '../../customization/gift-customization';
import { giftDesigns, type GiftFormat } from '@detour/shared-contracts/rules';
import type { GiftWish, Locale } from '@detour/shared-contracts/sites';
import type { GiftProduct } from '../purchase/gift-product.client';

export interface GiftOrderWish {
  readonly locale: Locale;
  readonly buyer: Buyer;
  readonly wish: GiftWish;
  readonly product: Pick<GiftProduct, 'adults' | 'nights' | 'bucket'>;
  /** Format in effect: e-mail where post is not available. */
  readonly format: GiftFormat;
  /** Cents; the amount that the visitor saw. */
  readonly expectedAmount: Cents;
  readonly customization: GiftCustomization;
  /** Ids of the selected extras. */
  readonly extras: readonly string[];
  /** Only for the physical format. */
  readonly delivery: DeliveryAddress | null;
  /** Recipient, design and time; only for a gift by e-mail. */
  readonly giving: GiftDelivery | null;
  /** Further gifts of the same product, for other people. */
  readonly further: readonly { readonly message: string; readonly giving: GiftDelivery }[];
  /** Code of the gift that is exchanged for this one; null without an exchange. */
  readonly exchanged: string | null;
  /** Empty with an exchange. */
  readonly codes: { readonly promotionCode: string; readonly voucherCodes: readonly string[] };
}

const trimmed = ({ fromName, message }: GiftCustomization): GiftCustomization => ({
  fromName: fromName.trim(),
  message: message.trim(),
});

/** The buyer passes a plain gift on: there is nothing to send to the gateway. */
const isChosen = ({ toEmail, toName, design }: GiftDelivery): boolean =>
  toEmail !== null || toName !== '' || design !== giftDesigns[0];

/** A gift uses the same order calls as a stay. @spec GIFT-057 */
export const toGiftOrderRequest = (order: GiftOrderWish): OrderRequest => {
  const { wish, product, format, delivery } = order;
  const ownUse = wish.kind === 'activity' && wish.ownUse;
  const itemOf = (customization: GiftCustomization, giving: GiftDelivery | null): VoucherItem => ({
    kind: wish.kind,
    productId: wish.kind === 'gift_card' ? '' : wish.productId,
    nights: product.nights,
    bucket: product.bucket as VoucherItem['bucket'],
    adults: product.adults,
    value: wish.kind === 'gift_card' ? wish.value : null,
    format,
    ownUse,
    customization: ownUse || order.exchanged !== null ? emptyCustomization : trimmed(customization),
    deliveryAddress: format === 'physical' ? delivery : null,
    ...(giving && isChosen(giving) && { delivery: giving }),
  });
  const { fromName } = order.customization;
  return {
    locale: order.locale,
    buyer: order.buyer,
    currency: 'EUR',
    expectedAmount: order.expectedAmount,
    items: {
      insuranceItem: false,
      promotionCodeItem: order.codes.promotionCode,
      ...(order.codes.voucherCodes.length > 0 && { voucherCodes: [...order.codes.voucherCodes] }),
      ...(order.exchanged !== null && { voucherCodes: [order.exchanged], exchange: true as const }),
      voucherItem: {
        ...itemOf(order.customization, order.giving),
        ...(order.extras.length > 0 && { extras: [...order.extras] }),
      },
      ...(order.further.length > 0 && {
        furtherItems: order.further.map(({ message, giving }) => itemOf({ fromName, message }, giving)),
      }),
    },
  };
};
