import type { OrderRequest } from '@detour/shared-contracts/api';
import type { Database } from '../../src/database/open-database';
import { openAmendment } from '../../src/sales/amendments/open-amendment';
import { toRequestedStay } from '../../src/sales/amendments/change-wish';
import { cancelBooking } from '../../src/sales/cancellation/cancel-booking';
import { openOrder } from '../../src/sales/orders/opening/open-order';
import { openPayment } from '../../src/sales/payments/open-payment';
import { createSandboxProvider } from '../../src/sales/payments/sandbox-provider';
import { capturePayment } from '../../src/sales/settlement/capture-and-release';
import { confirmFreeOrder } from '../../src/sales/settlement/confirm-free-order';
import { payOrder } from '../../src/sales/settlement/pay-order';
import { settlePayment } from '../../src/sales/settlement/settle-payment';
import type { ChangeShop } from '../sales/change-harness';
import { secret, testCards } from '../sales/order-harness';
import { orderRequest } from '../shop.fixture';

const config = { holdMinutes: 15, holdMaxMinutes: 30, holdsPerSession: 3, holdsPerAddress: 1000 };

/** One transaction after another of one person; a step that is refused ends the task. */
export type Task = readonly ((deps: Deps) => Promise<boolean>)[];

export interface Scenario {
  readonly name: string;
  readonly rooms: number;
  /** Brings the shop to its start. Returns what each person does, as shown at the start. */
  readonly begin: (shop: ChangeShop) => Promise<readonly Task[]>;
  /** The next run of a job. The previous run skips locked rows. */
  readonly after?: (shop: ChangeShop) => Promise<unknown>;
}

type Deps = ReturnType<typeof depsOf>;

/** Dependencies of the shop's functions, on the database of one task. */
export const depsOf = (db: Database, { harness: { clock } }: ChangeShop) => {
  const provider = createSandboxProvider({ db, clock, webhookSecret: secret, lateMs: 4000 });
  return { db, clock, provider, secret, config };
};

export const payWith = ({ db, clock, provider }: Deps, uuid: string) =>
  payOrder({ db, clock, provider, secret, config }, uuid, {
    kind: 'card',
    card: { number: testCards.approved, expiry: '12/30', cvc: '123' },
  });

/** Changes a booking for the difference of the start, and pays it. */
export const change = async (
  shop: ChangeShop,
  uuid: string,
  to: Parameters<ChangeShop['wish']>[1],
): Promise<Task> => {
  const wish = await shop.wish(uuid, to);
  const { due } = await shop.quote(uuid, wish);
  const opened = { uuid: '', due: 0 };
  return [
    async (deps) => {
      const ask = { uuid, requested: toRequestedStay(wish), expectedDue: due ?? 0 };
      const answer = await openAmendment(deps, ask);
      if (answer.ok) Object.assign(opened, { uuid: answer.value.amendmentUuid, due: answer.value.due });
      return answer.ok && opened.due > 0;
    },
    async (deps) => {
      await openPayment(deps, opened.uuid);
      await payWith(deps, opened.uuid);
      return true;
    },
  ];
};

export const cancel = async (shop: ChangeShop, uuid: string): Promise<Task> => {
  const expected = await shop.told(uuid);
  return [async ({ db, clock }) => (await cancelBooking({ db, clock }, { uuid, expected })).ok];
};

/** Opens an order as a separate visitor, and pays the amount due. */
export const buy = (shop: ChangeShop, request: OrderRequest, session: string): Task => {
  const opening = shop.harness.openingRequest({ session, request });
  const opened = { uuid: '' };
  return [
    async (deps) => {
      const answer = await openOrder(deps, opening);
      if (answer.ok) opened.uuid = answer.value.orderUuid;
      return answer.ok;
    },
    async (deps) => {
      if (request.expectedAmount === 0) return (await confirmFreeOrder(deps, opened.uuid)).ok;
      await openPayment(deps, opened.uuid);
      await payWith(deps, opened.uuid);
      return true;
    },
  ];
};

/** Books two nights with a code, as a visitor of its own. */
export const redeem = (shop: ChangeShop, code: string, session: string, due: number): Task => {
  const request = orderRequest({ expectedAmount: due });
  return buy(shop, { ...request, items: { ...request.items, voucherCodes: code ? [code] : [] } }, session);
};

const report = (shop: ChangeShop, uuid: string): Task => [
  async (deps) => {
    const payload = await shop.payloadOf(uuid);
    await settlePayment(deps, { ...payload, state: await deps.provider.retrieve(payload.intentId) });
    return true;
  },
];

export const capture = async (shop: ChangeShop, uuid: string): Promise<Task> => {
  const payload = await shop.payloadOf(uuid);
  return [
    async (deps) => {
      await capturePayment(deps, payload);
      return true;
    },
  ];
};

export const scenarios: readonly Scenario[] = [
  {
    name: 'two changes of one booking',
    rooms: 2,
    begin: async (shop) => {
      const uuid = await shop.book();
      return [await change(shop, uuid, { nights: 3 }), await change(shop, uuid, { days: 7 })];
    },
  },
  {
    name: 'a change and a cancellation',
    rooms: 1,
    begin: async (shop) => {
      const uuid = await shop.book();
      return [await change(shop, uuid, { nights: 3 }), await cancel(shop, uuid)];
    },
  },
  {
    name: 'a change for money back, a cancellation and the capture',
    rooms: 1,
    begin: async (shop) => {
      const uuid = await shop.book();
      return [await change(shop, uuid, { nights: 1 }), await cancel(shop, uuid), await capture(shop, uuid)];
    },
  },
  {
    name: 'the bank, its event and the cancellation of a booking that changes',
    rooms: 1,
    begin: async (shop) => {
      const uuid = await shop.book();
      const amendment = await shop.change(uuid, await shop.wish(uuid, { nights: 3 }), 'threeds');
      await shop.harness.provider.completeAction((await shop.payloadOf(amendment)).intentId, 'approved');
      return [report(shop, amendment), report(shop, amendment), await cancel(shop, uuid)];
    },
  },
  {
    name: 'a change that frees the last room, and its next buyer',
    rooms: 1,
    begin: async (shop) => {
      const uuid = await shop.book();
      return [await change(shop, uuid, { days: 7 }), redeem(shop, '', 'next', 20_000)];
    },
  },
  {
    name: 'a booking that shrinks and one that grows in a full house',
    rooms: 3,
    begin: async (shop) => {
      const first = await shop.book();
      await shop.change(first, await shop.wish(first, { adult: 4 }));
      const second = await shop.book([], 20_000, 'second');
      return [await change(shop, first, { adult: 2 }), await changeAt(shop, second)];
    },
  },
  {
    name: 'two uses of one voucher',
    rooms: 3,
    begin: async (shop) => {
      const { code } = await shop.buyGift('gift_card');
      return [redeem(shop, code, 'one', 10_000), redeem(shop, code, 'two', 10_000)];
    },
  },
  {
    name: 'a change paid back to a voucher, and the next use of it',
    rooms: 3,
    begin: async (shop) => {
      const { code } = await shop.buyGift('gift_card');
      const uuid = await shop.book([code], 10_000);
      return [
        await change(shop, uuid, { nights: 1 }),
        await cancel(shop, uuid),
        redeem(shop, code, 'next', 10_000),
      ];
    },
  },
];

/** The second guest wants a room more, for 200 €, which exists only after the first one has given it free. */
const changeAt = async (shop: ChangeShop, uuid: string): Promise<Task> => {
  const wish = await shop.wish(uuid, { adult: 4 });
  const opened = { uuid: '' };
  return [
    async (deps) => {
      const answer = await openAmendment(deps, {
        uuid,
        requested: toRequestedStay(wish),
        expectedDue: 20_000,
      });
      if (answer.ok) opened.uuid = answer.value.amendmentUuid;
      return answer.ok;
    },
    async (deps) => {
      await openPayment(deps, opened.uuid);
      await payWith(deps, opened.uuid);
      return true;
    },
  ];
};
