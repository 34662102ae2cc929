import type { OrderRequest, VoucherItem } from '@detour/shared-contracts/api';
import { nightsBetween, parseIsoDate, zonedNow } from '@detour/shared-contracts/base';
import type { Flags } from '@detour/shared-contracts/platform';
import { checkBuyer, isPostalCode, isPrintableText, voucherEndOf } from '@detour/shared-contracts/rules';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import { extrasProblem } from '../../gifts/extras';
import { deliveryFindings } from '../../vouchers/deliveries/delivery-findings';
import type { Insurer } from '../../../context/insurer';
import { HttpProblem } from '../../../http/problem';
import type { RequestedStay, RequestedProduct } from './opening';

interface Finding {
  readonly path: string;
  readonly message: string;
}

type StayItem = Extract<OrderRequest['items'], { readonly shortStayItem: unknown }>['shortStayItem'];

const period = 'body/items/shortStayItem/reservationCriteria/travelPeriod';
const voucher = 'body/items/voucherItem';

const buyerFindings = ({ buyer }: OrderRequest): readonly Finding[] =>
  checkBuyer(buyer).map(({ field, kind }) => ({
    path: `body/buyer/${field}`,
    message: `is not valid: ${kind}`,
  }));

// Ignoring it would sell less than was requested.
const insuranceFindings = ({ items }: OrderRequest, { insurer }: Sale): readonly Finding[] =>
  items.insuranceItem && !insurer
    ? [{ path: 'body/items/insuranceItem', message: 'insurance is not sold here' }]
    : [];

const planFindings = ({ items, paymentPlan }: OrderRequest): readonly Finding[] =>
  paymentPlan && !('shortStayItem' in items)
    ? [{ path: 'body/paymentPlan', message: 'is for a stay only' }]
    : [];

const activityFindings = ({ reservationCriteria }: StayItem): readonly Finding[] => {
  const { activityDaySelections, travelPeriod } = reservationCriteria;
  const path = 'body/items/shortStayItem/reservationCriteria/activityDaySelections';
  return activityDaySelections.flatMap(({ activityId, date }, index) => [
    ...(parseIsoDate(date) && date >= travelPeriod.checkinDate && date <= travelPeriod.checkoutDate
      ? []
      : [{ path: `${path}/${index}/date`, message: 'must be a day of the stay' }]),
    ...(activityDaySelections.findIndex((other) => other.activityId === activityId) === index
      ? []
      : [{ path: `${path}/${index}/activityId`, message: 'already has a day' }]),
  ]);
};

/** An exchange takes one voucher as a whole, and the new one needs no post. */
const exchangeFindings = ({ items }: OrderRequest): readonly Finding[] => {
  if (!('voucherItem' in items) || items.exchange !== true) return [];
  const path = 'body/items/exchange';
  return [
    ...(items.voucherCodes?.length === 1 ? [] : [{ path, message: 'needs exactly one voucher code' }]),
    ...(items.promotionCodeItem.trim() === '' ? [] : [{ path, message: 'takes no promotion code' }]),
    ...(items.voucherItem.format === 'digital' ? [] : [{ path, message: 'is for the digital format only' }]),
  ];
};

/** Products that a flag can switch off. @spec FLAG-003 GIFT-008 */
type SaleFlags = Pick<Flags, 'physicalVoucher'>;

interface Sale extends SaleFlags {
  /** ms UTC */
  readonly now: number;
  /** Insurer of the order's market. Null where no insurance is sold. */
  readonly insurer?: Insurer | null;
}

type Checked = { readonly requested: RequestedProduct | null; readonly findings: readonly Finding[] };

const checkStay = (item: StayItem): Checked => {
  const { offerId, pax, travelPeriod } = item.reservationCriteria;
  const checkin = parseIsoDate(travelPeriod.checkinDate);
  const checkout = parseIsoDate(travelPeriod.checkoutDate);
  const dates = checkin && checkout && checkin < checkout ? { checkin, checkout } : null;
  const requested = dates && {
    kind: 'stay' as const,
    offerId,
    checkout: dates.checkout,
    activityDays: item.reservationCriteria.activityDaySelections.flatMap(({ activityId, date }) => {
      const day = parseIsoDate(date);
      return day ? [{ activityId, date: day }] : [];
    }),
    stay: {
      checkin: dates.checkin,
      nights: nightsBetween(dates.checkin, dates.checkout),
      guests: { adults: pax.numberOfAdults, children: pax.numberOfChildren, babies: pax.numberOfBabies },
    } satisfies RequestedStay['stay'],
  };
  return {
    requested,
    findings: [
      ...(checkin ? [] : [{ path: `${period}/checkinDate`, message: 'must be a calendar date' }]),
      ...(dates ? [] : [{ path: `${period}/checkoutDate`, message: 'must be a date after checkinDate' }]),
      ...activityFindings(item),
    ],
  };
};

const addressFindings = ({ format, deliveryAddress }: VoucherItem, at: string): readonly Finding[] => {
  if (format === 'digital') return [];
  const path = `${at}/deliveryAddress`;
  if (!deliveryAddress) return [{ path, message: 'is required for the physical format' }];
  return isPostalCode(deliveryAddress.postalCode)
    ? []
    : [{ path: `${path}/postalCode`, message: 'is not a postal code' }];
};

/** The form leaves such characters out; a voucher would drop them. */
const wordFindings = ({ customization }: VoucherItem, at: string): readonly Finding[] =>
  (['fromName', 'message'] as const)
    .filter((field) => !isPrintableText(customization[field]))
    .map((field) => ({
      path: `${at}/customization/${field}`,
      message: 'holds characters that cannot be printed, such as emoji',
    }));

/** Rejects an e-mail delivery for a gift by post or for own use. */
const givingFindings = (
  { kind, delivery, format, ownUse }: VoucherItem,
  { now, at }: Place,
): readonly Finding[] => {
  if (!delivery) return [];
  const path = `${at}/delivery`;
  if (delivery.toEmail !== null && (format === 'physical' || ownUse))
    return [{ path, message: 'is for a gift by e-mail only' }];
  const lastDay = voucherEndOf(kind, zonedNow(now, timeZoneOf(delivery.locale)).date);
  return deliveryFindings(delivery, { now, lastDay }).map(({ member, message }) => ({
    path: `${path}/${member}`,
    message,
  }));
};

interface Place extends Sale {
  /** Path of the item in the request. */
  readonly at: string;
}

const voucherFindings = (item: VoucherItem, place: Place): readonly Finding[] => {
  const { physicalVoucher, at } = place;
  const isCard = item.kind === 'gift_card';
  const extras = extrasProblem(item);
  const need = (member: keyof VoucherItem, message: string) => ({ path: `${at}/${member}`, message });
  return [
    ...(!isCard && item.productId === '' ? [need('productId', 'is required for this kind')] : []),
    ...(isCard && item.value === null ? [need('value', 'is required for a gift card')] : []),
    ...(item.kind === 'gift_stay' && item.nights === null
      ? [need('nights', 'is required for a gift stay')]
      : []),
    ...(item.ownUse && item.kind !== 'activity' ? [need('ownUse', 'is allowed for an activity only')] : []),
    ...(extras === null ? [] : [need('extras', extras)]),
    ...wordFindings(item, at),
    ...givingFindings(item, place),
    ...(item.format === 'physical' && !physicalVoucher
      ? [need('format', 'gifts by post are switched off')]
      : addressFindings(item, at)),
  ];
};

/** Several gifts in one order are of one kind and not by post. A gift by post needs a separate order. */
const furtherFindings = (
  { kind, format }: VoucherItem,
  { further, isExchange }: { readonly further: readonly VoucherItem[]; readonly isExchange: boolean },
): readonly Finding[] => {
  const path = 'body/items/furtherItems';
  if (further.length === 0) return [];
  return [
    ...(isExchange ? [{ path, message: 'is not for an exchange' }] : []),
    ...(format === 'digital' ? [] : [{ path, message: 'is for the digital format only' }]),
    ...further.flatMap((one, index) => [
      ...(one.kind === kind ? [] : [{ path: `${path}/${index}/kind`, message: 'must be that of the first' }]),
      ...(one.format === 'digital' ? [] : [{ path: `${path}/${index}/format`, message: 'must be digital' }]),
      ...(one.ownUse ? [{ path: `${path}/${index}/ownUse`, message: 'must be false' }] : []),
    ]),
  ];
};

const checkVouchers = (
  {
    voucherItem: item,
    furtherItems: further = [],
    exchange,
  }: Extract<OrderRequest['items'], { readonly voucherItem: unknown }>,
  sale: Sale,
): Checked => ({
  requested: { kind: 'voucher', item, further },
  findings: [
    ...voucherFindings(item, { ...sale, at: voucher }),
    ...furtherFindings(item, { further, isExchange: exchange === true }),
    ...further.flatMap((one, index) =>
      voucherFindings(one, { ...sale, at: `body/items/furtherItems/${index}` }),
    ),
  ],
});

const insure = (
  requested: RequestedProduct,
  { insuranceItem }: OrderRequest['items'],
  { insurer }: Sale,
): RequestedProduct =>
  requested.kind === 'stay' && insuranceItem && insurer ? { ...requested, insurer } : requested;

/**
 * Checks what the schema cannot express: valid dates in order, the buyer by the same rules as the form, the fields of each kind of
 * gift, and that everything is for sale. Returns the requested product; throws 400 with all findings.
 * @spec CHK-004 CHK-014 CHK-015 CHK-016
 */
export const validateOrderRequest = (order: OrderRequest, sale: Sale): RequestedProduct => {
  const { items } = order;
  const { requested, findings } =
    'voucherItem' in items ? checkVouchers(items, sale) : checkStay(items.shortStayItem);
  const all = [
    ...findings,
    ...buyerFindings(order),
    ...insuranceFindings(order, sale),
    ...planFindings(order),
    ...exchangeFindings(order),
  ];
  if (requested && all.length === 0) return insure(requested, items, sale);
  throw new HttpProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    detail: 'The order is not valid; see "errors".',
    errors: all,
  });
};
