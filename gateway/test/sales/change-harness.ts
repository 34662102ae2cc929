import type { ChangeWish, OrderedStay } from '@detour/shared-contracts/api';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import { checkInvariants } from '../../src/operations/invariants/check-invariants';
import { toRequestedStay, toWish } from '../../src/sales/amendments/change-wish';
import { openAmendment } from '../../src/sales/amendments/open-amendment';
import { quoteChange } from '../../src/sales/amendments/quote-change';
import { openPayment } from '../../src/sales/payments/open-payment';
import { findOrder } from '../../src/sales/records/order.repository';
import type { Database } from '../../src/database/open-database';
import { arrival } from '../shop.fixture';
import { openCancellationShop } from './cancellation-harness';
import type { testCards } from './order-harness';

const config = { holdMinutes: 15 };

/** A shop whose stay `nights` (100 € a night) can be changed. */
export const openChangeShop = async (db: Database, options: { readonly rooms?: number } = {}) => {
  const shop = await openCancellationShop(db, options);
  const { harness, deps } = shop;

  const find = async (uuid: string) => {
    const order = await findOrder(db, uuid);
    if (!order) throw new Error(`no order ${uuid}`);
    return order;
  };
  const stayOf = async (uuid: string): Promise<OrderedStay> => (await find(uuid)).stay as OrderedStay;
  /** The booked stay with other members; `days` moves it. */
  const wish = async (
    uuid: string,
    { days = 0, nights, ...more }: Partial<ChangeWish> & { days?: number; nights?: number } = {},
  ): Promise<ChangeWish> => {
    const stay = await stayOf(uuid);
    const checkin = addDays(isoDate(stay.checkin), days);
    return { ...toWish(stay), checkin, checkout: addDays(checkin, nights ?? stay.nights), ...more };
  };
  const quote = async (uuid: string, wanted: ChangeWish) =>
    quoteChange(deps, await find(uuid), toRequestedStay(wanted));
  const open = async (
    uuid: string,
    wanted: ChangeWish,
    expectedDue: number,
    voucherCodes: readonly string[] = [],
  ) => {
    const ask = { uuid, requested: toRequestedStay(wanted), expectedDue, voucherCodes };
    const opened = await openAmendment({ ...deps, config }, ask);
    if (opened.ok && opened.value.due > 0) await openPayment(deps, opened.value.amendmentUuid);
    return opened;
  };
  /** Changes for the quoted difference and pays it. Returns the amendment; throws when it is refused. */
  const change = async (
    uuid: string,
    wanted: ChangeWish,
    card: keyof typeof testCards | 'unpaid' = 'approved',
  ): Promise<string> => {
    const { due } = await quote(uuid, wanted);
    const opened = await open(uuid, wanted, due ?? 0);
    if (!opened.ok) throw new Error(`${opened.error.kind}: ${opened.error.message}`);
    const { amendmentUuid } = opened.value;
    if (opened.value.due > 0 && card !== 'unpaid') await harness.pay(amendmentUuid, card);
    return amendmentUuid;
  };
  return {
    ...shop,
    find,
    stayOf,
    wish,
    quote,
    open,
    change,
    /** Nights of `double` with sold or held rooms, counted from the usual arrival: `{ '0': '1+0' }`. */
    nights: async () => {
      const rows = await db
        .selectFrom('room_night')
        .selectAll()
        .where('room_type_id', '=', 'double')
        .where(({ eb, or }) => or([eb('sold', '>', 0), eb('held', '>', 0)]))
        .orderBy('night')
        .execute();
      const place = (night: string): number => (Date.parse(night) - Date.parse(arrival)) / 86_400_000;
      return Object.fromEntries(rows.map(({ night, sold, held }) => [place(night), `${sold}+${held}`]));
    },
    broken: () => checkInvariants({ db, clock: harness.clock }),
  };
};

export type ChangeShop = Awaited<ReturnType<typeof openChangeShop>>;
