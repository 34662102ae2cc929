import type { CareAction } from '@detour/shared-contracts/api';
import { careOf, staff } from '../sales/care-harness';
import type { ChangeShop } from '../sales/change-harness';
import { openPayment } from '../../src/sales/payments/open-payment';
import { cancel, capture, change, payWith, type Scenario, type Task } from './scenarios';

/** High enough for every refund of a scenario, so that one person does it. */
const noLimit = 1_000_000;

/** Runs the action with the amounts of the preview at the start. */
const act = async (
  shop: ChangeShop,
  uuid: string,
  action: CareAction,
  member: (typeof staff)['ann'] = staff.lea,
): Promise<Task> => {
  const { expected } = await careOf(shop, shop.deps.db, noLimit).preview(uuid, action, member);
  return [async ({ db }) => (await careOf(shop, db, noLimit).perform(uuid, action, expected, member)).ok];
};

/** Care prepares a change, which the customer pays when it costs more. */
const careChange = async (
  shop: ChangeShop,
  uuid: string,
  to: Parameters<ChangeShop['wish']>[1],
): Promise<Task> => {
  const action = { kind: 'change', wish: await shop.wish(uuid, to) } as const;
  const { expected } = await careOf(shop, shop.deps.db, noLimit).preview(uuid, action, staff.lea);
  const opened = { uuid: '' };
  return [
    async ({ db }) => {
      const done = await careOf(shop, db, noLimit).perform(uuid, action, expected, staff.lea);
      opened.uuid = done.ok && done.value.due ? done.value.due.orderUuid : '';
      return opened.uuid !== '';
    },
    async (deps) => {
      await openPayment(deps, opened.uuid);
      await payWith(deps, opened.uuid);
      return true;
    },
  ];
};

const approve = (shop: ChangeShop, id: string, member: (typeof staff)['lea'], card: number): Task => [
  async ({ db }) => (await careOf(shop, db).decide(id, member, { card, vouchers: 0, due: 0 })).ok,
];

const big = { kind: 'refund', card: 15_000, vouchers: 0 } as const;

/** Customer care against customers, and against itself. */
export const careScenarios: readonly Scenario[] = [
  {
    name: 'a refund by care and the customer’s cancellation',
    rooms: 1,
    begin: async (shop) => {
      const uuid = await shop.book();
      return [await act(shop, uuid, { ...big, card: 4000 }), await cancel(shop, uuid)];
    },
  },
  {
    name: 'a cancellation by care, a change and the capture',
    rooms: 1,
    begin: async (shop) => {
      const uuid = await shop.book();
      return [
        await act(shop, uuid, { kind: 'cancel' }),
        await change(shop, uuid, { nights: 1 }),
        await capture(shop, uuid),
      ];
    },
  },
  {
    name: 'a change by the customer and one by care, each to pay',
    rooms: 2,
    begin: async (shop) => {
      const uuid = await shop.book();
      return [await change(shop, uuid, { nights: 3 }), await careChange(shop, uuid, { nights: 4 })];
    },
  },
  {
    name: 'a change by the customer, one by care that is applied at once, and a cancellation',
    rooms: 2,
    begin: async (shop) => {
      const uuid = await shop.book();
      return [
        await change(shop, uuid, { nights: 3 }),
        await careChange(shop, uuid, { days: 7 }),
        await cancel(shop, uuid),
      ];
    },
  },
  {
    name: 'two refunds by care above the rest',
    rooms: 1,
    begin: async (shop) => {
      const { code } = await shop.buyGift('gift_card');
      const uuid = await shop.book([code], 10_000);
      const action = { kind: 'refund', card: 6000, vouchers: 6000 } as const;
      return [await act(shop, uuid, action), await act(shop, uuid, action, staff.leo)];
    },
  },
  {
    name: 'two leads approve one request',
    rooms: 1,
    begin: async (shop) => {
      const uuid = await shop.book();
      const id = await careOf(shop).ask(uuid, big);
      return [approve(shop, id, staff.lea, 15_000), approve(shop, id, staff.leo, 15_000)];
    },
  },
  {
    name: 'an approval, the customer’s cancellation and a change',
    rooms: 1,
    begin: async (shop) => {
      const uuid = await shop.book();
      const id = await careOf(shop).ask(uuid, big);
      return [
        approve(shop, id, staff.lea, 15_000),
        await cancel(shop, uuid),
        await change(shop, uuid, { nights: 1 }),
      ];
    },
  },
];
