import type { Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { buyer } from './steps';

export interface Bought {
  readonly orderUUID: string;
  readonly orderNumber: string;
  /** Path of the order's calls. */
  readonly order: string;
  /** Code of the voucher; '' for a stay. */
  readonly code: string;
}

/** The buyer of an order. */
type Person = Readonly<Record<keyof typeof buyer, string>>;

interface Purchase {
  readonly items: object;
  /** E.164 phone number. */
  readonly person: Person;
  /** Cents; 0 lets the gateway name it. */
  readonly amount?: number;
  readonly locale?: Locale;
}

/** Buys as somebody, as `buy` does. */
export const buyAs = (
  page: Page,
  { items, person: of, amount = 0, locale = 'fr_FR' }: Purchase,
): Promise<Bought> =>
  page.evaluate(
    async ([person, wanted, known, language]) => {
      const orders = '/api/front/purchase/orders';
      const ask = async (path: string, body?: object) => {
        const answer = await fetch(path, {
          method: body ? 'POST' : 'GET',
          ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        });
        return (await answer.json()) as Record<string, unknown>;
      };
      const open = (expectedAmount: unknown) =>
        ask(orders, {
          locale: language,
          currency: 'EUR',
          expectedAmount,
          buyer: { ...person, civility: 'NEUTRAL', country: 'FR' },
          items: { insuranceItem: false, promotionCodeItem: '', ...wanted },
        });
      const opened = await open(known || (await open(1))['newAmount']);
      const orderUUID = String(opened['orderUUID']);
      const order = `${orders}/${orderUUID}`;
      await ask(`${order}/card`, { number: '4242424242424242', expiry: '12/30', cvc: '123' });
      const paid = await ask(order);
      if (paid['status'] !== 'confirmed') throw new Error(`The order is ${JSON.stringify(paid)}.`);
      const voucher = paid['voucher'] as { code: string } | null;
      return { orderUUID, orderNumber: String(paid['orderNumber']), order, code: voucher?.code ?? '' };
    },
    [of, items, amount, locale] as const,
  );

/**
 * Buys in the browser's session by calls, with the card that is approved: for tests of what comes after a purchase.
 * The page must be on the shop. Without an `amount` (cents) the gateway names it, and the browser's console shows the refusal.
 */
export const buy = (page: Page, items: object, amount = 0, locale: Locale = 'fr_FR'): Promise<Bought> =>
  buyAs(page, { items, person: { ...buyer, phoneNumber: '+33612345678' }, amount, locale });

export interface BoughtStay {
  /** Id of the package. */
  readonly id: string;
  readonly checkin: string;
  readonly checkout: string;
  readonly voucherCodes?: readonly string[];
}

/** A stay for two. */
export const stayItems = ({ id, checkin, checkout, voucherCodes = [] }: BoughtStay): object => ({
  voucherCodes,
  shortStayItem: {
    gift: null,
    specialRequest: '',
    reservationCriteria: {
      offerId: id,
      activityDaySelections: [],
      pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
      travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
      minisiteId: null,
    },
  },
});

export interface BoughtVoucher {
  readonly kind: 'gift_stay' | 'box' | 'gift_card' | 'activity';
  readonly productId?: string;
  readonly nights?: number;
  readonly bucket?: string;
  /** Cents of a gift card. */
  readonly value?: number;
  readonly fromName?: string;
  readonly message?: string;
}

/** A digital gift for two. */
export const voucherItems = ({
  kind,
  productId = '',
  nights,
  bucket,
  value,
  fromName = '',
  message = '',
}: BoughtVoucher): object => ({
  voucherItem: {
    kind,
    productId,
    nights: nights ?? null,
    bucket: bucket ?? null,
    adults: 2,
    value: value ?? null,
    format: 'digital',
    ownUse: false,
    customization: { fromName, message },
    deliveryAddress: null,
  },
});

/** Cancels an order of the page's visitor for what comes back, without its dialog; resolves with the status. */
export const cancelOrder = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (order) => {
    const { now } = (await (await fetch(`${order}/cancellation`)).json()) as {
      readonly now: { readonly card: number; readonly vouchers: readonly { readonly amount: number }[] };
    };
    const vouchers = now.vouchers.reduce((sum, { amount }) => sum + amount, 0);
    const cancelled = await fetch(`${order}/cancel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ expected: { card: now.card, vouchers } }),
    });
    return cancelled.status;
  }, path);
