import { randomUUID } from 'node:crypto';
import type { OrderRequest } from '@detour/shared-contracts/api';
import { setTimeout as sleep } from 'node:timers/promises';
import { orderRequest } from '../shop.fixture';

const ordersPath = '/api/front/purchase/orders';

interface Answer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/** A buyer with a browser, who retries on the other gateway when one does not respond. */
export interface Buyer {
  readonly orderUuid: () => string | null;
  hold(request: OrderRequest): Promise<void>;
  /** `confirmBrowser` is the provider's form in the browser; without it the card goes through our call. */
  pay(confirmBrowser?: (intentId: string) => void): Promise<void>;
  /** Stays a night longer and pays the difference. */
  change(confirmBrowser?: (intentId: string) => void): Promise<void>;
  cancel(): Promise<void>;
}

const tries = 6;

/** The stay of `orderRequest` and a night more. */
const longerStay = (): object => {
  const { reservationCriteria } = orderRequest({ nights: 3 }).items.shortStayItem;
  const { offerId, pax, travelPeriod } = reservationCriteria;
  return {
    offerId,
    checkin: travelPeriod.checkinDate,
    checkout: travelPeriod.checkoutDate,
    adult: pax.numberOfAdults,
    child: pax.numberOfChildren,
    baby: pax.numberOfBabies,
    activityDays: [],
  };
};

export const createBuyer = (addresses: () => readonly string[], first: number): Buyer => {
  const key = randomUUID();
  let cookie = '';
  let order: string | null = null;
  let turn = first;

  const call = async (path: string, body?: unknown, method = 'POST'): Promise<Answer | null> => {
    const all = addresses();
    const address = all[(turn += 1) % all.length] ?? '';
    try {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookie ? { cookie } : {}),
          'idempotency-key': key,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      const [pair] = response.headers.getSetCookie();
      if (pair?.startsWith('session=')) cookie = pair.split(';')[0] ?? cookie;
      const text = await response.text();
      return { status: response.status, json: text ? (JSON.parse(text) as Answer['json']) : {} };
    } catch {
      return null;
    }
  };
  /** Retries until a response is final. */
  const insist = async (path: string, body?: unknown, method = 'POST'): Promise<Answer | null> => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const answer = await call(path, body, method);
      if (answer && answer.status < 500) return answer;
      await sleep(50 * attempt);
    }
    return null;
  };

  const payOrder = async (uuid: string, confirmBrowser?: (intentId: string) => void): Promise<void> => {
    const path = `${ordersPath}/${uuid}`;
    if (!confirmBrowser) {
      await insist(`${path}/card`, { number: '4242424242424242', expiry: '12/30', cvc: '123' });
      return;
    }
    const begun = await insist(`${path}/payment`);
    const secret = begun?.json['clientSecret'];
    if (begun?.status !== 200 || typeof secret !== 'string') return;
    confirmBrowser(secret.split('_secret_')[0] ?? '');
    await insist(`${path}/return`, {});
  };

  return {
    orderUuid: () => order,
    async hold(request) {
      const answer = await insist(ordersPath, request);
      if (answer?.status !== 201 && answer?.status !== 200) return;
      order = String(answer.json['orderUUID']);
    },
    async pay(confirmBrowser) {
      if (order) await payOrder(order, confirmBrowser);
    },
    async change(confirmBrowser) {
      if (!order) return;
      const path = `${ordersPath}/${order}/change`;
      const wish = longerStay();
      const quoted = await insist(`${path}/quote`, wish);
      const expectedDue = quoted?.json['due'];
      if (typeof expectedDue !== 'number') return;
      const opened = await insist(path, { wish, expectedDue });
      const payment = opened?.json['payment'] as { readonly orderUUID: string } | null | undefined;
      if (payment) await payOrder(payment.orderUUID, confirmBrowser);
    },
    async cancel() {
      if (!order) return;
      const told = await insist(`${ordersPath}/${order}/cancellation`, undefined, 'GET');
      const now = told?.json['now'] as { readonly card: number } | undefined;
      await insist(`${ordersPath}/${order}/cancel`, { expected: { card: now?.card ?? 0, vouchers: 0 } });
    },
  };
};
