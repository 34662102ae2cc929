import { stayItems } from '../buy';
import { buyer } from '../steps';
import type { FleetAnswer, FleetVisitor } from './fleet-visitor';

/** A stay of two adults that can be ordered now. */
export interface StayOnSale {
  readonly id: string;
  readonly checkin: string;
  readonly checkout: string;
  /** Cents. */
  readonly amount: number;
  /** Free rooms of its type in these nights. */
  readonly rooms: number;
}

interface Quote {
  readonly bookable: boolean;
  readonly finalPrice: { readonly amountToPay: number } | null;
  readonly availableRooms: number;
  readonly activityChoices?: readonly unknown[];
  readonly modifiedReservationCriteria: unknown;
}

const day = 86_400_000;

const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const json = <T>({ status, body }: FleetAnswer, what: string): T => {
  if (status !== 200) throw new Error(`${what} answered ${status}: ${body.slice(0, 300)}`);
  return JSON.parse(body) as T;
};

/** Stays of two nights with a free choice of dates, each of another hotel, from `ahead` days from now on. */
export const findStaysOnSale = async (
  visitor: FleetVisitor,
  count: number,
  ahead = 40,
): Promise<readonly StayOnSale[]> => {
  const [checkin, checkout] = [inDays(ahead), inDays(ahead + 2)];
  const { exactMatch } = json<{ exactMatch: readonly { id: string }[] }>(
    await visitor.call('/api/offers.json', {
      method: 'POST',
      body: {
        locale: 'fr_FR',
        flow: 'booking',
        searchServiceProvider: 'default',
        orderBy: 'priceQuality',
        pagination: { page: 0, limit: 60 },
        numberOfPackagesPerHotel: 1,
        searchCriteria: { adult: 2 },
      },
    }),
    'The search',
  );
  const stays: StayOnSale[] = [];
  for (const { id } of exactMatch) {
    if (stays.length === count) break;
    const query = `checkin=${checkin}&nights=2&adult=2&child=0&baby=0&locale=fr_FR`;
    const quote = json<Quote>(await visitor.call(`/api/product/${id}/quote?${query}`), `The quote of ${id}`);
    if (!quote.bookable || !quote.finalPrice || quote.modifiedReservationCriteria) continue;
    if (quote.activityChoices?.length) continue;
    stays.push({ id, checkin, checkout, amount: quote.finalPrice.amountToPay, rooms: quote.availableRooms });
  }
  if (stays.length < count) throw new Error(`Only ${stays.length} stays are on sale from ${checkin} on.`);
  return stays;
};

const orders = '/api/front/purchase/orders';

/** Opens an order; `key` is the idempotency key of its page. */
export const openOrder = (visitor: FleetVisitor, stay: StayOnSale, key: string): Promise<FleetAnswer> =>
  visitor.call(orders, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: {
      locale: 'fr_FR',
      currency: 'EUR',
      expectedAmount: stay.amount,
      buyer: { ...buyer, phoneNumber: '+33612345678', civility: 'NEUTRAL', country: 'FR' },
      items: { insuranceItem: false, promotionCodeItem: '', ...stayItems(stay) },
    },
  });

export const payOrder = (visitor: FleetVisitor, orderUUID: string): Promise<FleetAnswer> =>
  visitor.call(`${orders}/${orderUUID}/card`, {
    method: 'POST',
    body: { number: '4242424242424242', expiry: '12/30', cvc: '123' },
  });

export const readOrder = (visitor: FleetVisitor, orderUUID: string): Promise<FleetAnswer> =>
  visitor.call(`${orders}/${orderUUID}`);

/** Text of a member of an answer; '' without it. */
export const memberOf = ({ body }: FleetAnswer, name: string): string =>
  String((JSON.parse(body) as Readonly<Record<string, unknown>>)[name] ?? '');
