import type { Order, OrderVoucher } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { voucherMonths, type VoucherKind } from '@detour/shared-contracts/rules';
import type { GiftWish } from '@detour/shared-contracts/sites';
import type { Text, TextId } from '../text';
import type { PurchaseFact, PurchaseView } from '../trip/trip.view-model';

interface Tools {
  readonly t: Text;
  readonly format: Format;
}

const kindNames: Readonly<Record<VoucherKind, TextId>> = {
  gift_stay: 'voucher.kindGiftStay',
  box: 'voucher.kindBox',
  gift_card: 'voucher.kindGiftCard',
  activity: 'voucher.kindActivity',
};

/** "2 nuits, 2 personnes", or the value of a gift card. */
const contentOf = ({ nights, adults, value }: OrderVoucher, { t, format }: Tools): string => {
  if (value !== null) return t('voucher.worth', { amount: format.price(value) });
  return nights === null
    ? t('term.people', { count: adults })
    : t('voucher.nightsPeople', { nights, people: adults });
};

/** The expiry date once it is fixed, otherwise the validity period. */
const validityOf = ({ kind, validUntil }: OrderVoucher, { t, format }: Tools): PurchaseFact => {
  const end = parseIsoDate(validUntil);
  return end
    ? { icon: 'calendar', text: t('gift.validUntil', { date: format.longDate(end) }) }
    : {
        icon: 'calendar',
        text: t('gift.validityMonths', { months: voucherMonths[kind] }),
        line: t('voucher.validFromPurchase'),
      };
};

/** "12 rue des Cordeliers, 37000 Tours", without the name. */
const postalLine = ({
  addressLine,
  postalCode,
  city,
}: NonNullable<OrderVoucher['deliveryAddress']>): string => `${addressLine}, ${postalCode} ${city}`;

const mailLine = (delivery: OrderVoucher['delivery'], t: Text): string =>
  delivery ? t('given.mailTo', { name: delivery.toName, email: delivery.toEmail }) : t('voucher.byMail');

const deliveryOf = ({ format: form, deliveryAddress, delivery }: OrderVoucher, { t }: Tools): PurchaseFact =>
  form === 'physical'
    ? {
        icon: 'mail',
        text: t('gift.physicalDelivery'),
        line: deliveryAddress
          ? t('voucher.deliverTo', { name: deliveryAddress.name, address: postalLine(deliveryAddress) })
          : t('voucher.byPost'),
      }
    : {
        icon: 'mail',
        text: t(delivery ? 'giving.wayMail' : 'gift.digitalDelivery'),
        line: mailLine(delivery, t),
      };

/** Address and contact of who holds an activity. */
const partnerFacts = ({ partner }: OrderVoucher, { format }: Tools): readonly PurchaseFact[] => {
  if (!partner) return [];
  const { name, address, zip, town, phone, email } = partner;
  return [
    { icon: 'place', text: name, line: `${address}, ${zip} ${town}` },
    { icon: 'phone', text: format.phone(phone), line: email },
  ];
};

/** A voucher as a purchase: contents, format and validity. @spec ACT-021 GIFT-051 */
export const purchaseOfVoucher = (voucher: OrderVoucher, tools: Tools): PurchaseView => {
  const { t } = tools;
  const content = contentOf(voucher, tools);
  const name = t(kindNames[voucher.kind]);
  return {
    title: voucher.label,
    // The name of a gift card is its kind.
    subtitle: voucher.venue ?? (voucher.label === name ? null : name),
    name,
    image: voucher.image,
    short: content,
    facts: [
      { icon: voucher.value === null ? 'people' : 'gift', text: content },
      ...partnerFacts(voucher, tools),
      deliveryOf(voucher, tools),
      validityOf(voucher, tools),
      { icon: 'yes', text: t('legal.withdrawalRight14') },
    ],
  };
};

/** The gift wish of an unpaid order, to order it again; null for a gift card without a known value. */
export const wishOf = (voucher: OrderVoucher): GiftWish | null => {
  const { kind, productId, adults, ownUse, format, nights, value } = voucher;
  switch (kind) {
    case 'gift_stay':
      return { kind, productId, nights: nights ?? 1, bucket: null, format };
    case 'box':
      return { kind, productId, format };
    case 'activity':
      return { kind, productId, adults, ownUse, format };
    case 'gift_card':
      return value === null ? null : { kind, value, format };
  }
};

const giveLine = (delivery: OrderVoucher['delivery'], t: Text): string =>
  delivery ? t('given.next', { name: delivery.toName }) : t('voucher.nextGive');

/** Steps after the payment, in order. @spec A-190 */
export const nextOfVoucher = (
  voucher: OrderVoucher,
  { email }: Pick<Order['buyer'], 'email'>,
  { t }: Pick<Tools, 't'>,
): readonly string[] => {
  const { format, kind, venue, ownUse, deliveryAddress, delivery } = voucher;
  const posted =
    format === 'physical' && deliveryAddress
      ? [t('voucher.nextPost', { name: deliveryAddress.name, address: postalLine(deliveryAddress) })]
      : [];
  const use: Readonly<Record<VoucherKind, string>> = {
    gift_stay: t('voucher.nextGiftStay'),
    box: t('voucher.nextGiftStay'),
    gift_card: t('voucher.nextGiftCard'),
    activity: venue ? t('voucher.nextActivity', { venue }) : t('voucher.nextActivityPlain'),
  };
  return [
    t(format === 'digital' && !delivery ? 'voucher.nextMail' : 'confirmation.nextMail', { email }),
    ...posted,
    ...(format === 'digital' && !ownUse ? [giveLine(delivery, t)] : []),
    use[kind],
  ];
};
