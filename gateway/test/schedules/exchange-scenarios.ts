import type { CareAction, ExchangeWish } from '@detour/shared-contracts/api';
import { openPayment } from '../../src/sales/payments/open-payment';
import { redeemVisit } from '../../src/sales/visits/redeem-visit';
import { careOf, staff } from '../sales/care-harness';
import type { ChangeShop } from '../sales/change-harness';
import { giftPrices, kayakPin } from '../sales/gift.fixture';
import { slots, type Slot } from '../life/voucher-model';
import { buyWith, give, must, visit, withdraw, type Gift } from './gift-scenarios';
import { cancel, payWith, redeem, type Scenario, type Task } from './scenarios';

const noLimit = 1_000_000;
const [first] = slots as readonly [Slot];

/** Care exchanges the first gift of an order for what the preview showed; a difference is paid by the buyer. */
const careExchange = async (shop: ChangeShop, uuid: string, kind: ExchangeWish['kind']): Promise<Task> => {
  const productId = kind === 'gift_card' ? '' : 'nights';
  const nights = kind === 'gift_card' ? null : 2;
  const exchange = { position: 0, kind, productId, nights, adults: 2, to: null };
  const action: CareAction = { kind: 'exchange', exchange };
  const told = await careOf(shop, shop.deps.db, noLimit).preview(uuid, action, staff.lea);
  if (told.refusal !== null) throw new Error(`Care cannot exchange: ${told.refusal}.`);
  const opened = { uuid: '' };
  return [
    async ({ db }) => {
      const done = await careOf(shop, db, noLimit).perform(uuid, action, told.expected, staff.lea);
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

const partnerRedeems = ({ code }: Gift): Task => [
  async ({ db, clock }) =>
    (await redeemVisit({ db, clock }, { code, pin: kayakPin, locale: 'fr_FR' }))?.ok === true,
];

/** Care's exchange of a gift against everything that its holder and its buyer can do with it. */
export const exchangeScenarios: readonly Scenario[] = [
  {
    name: 'the exchange of a gift by care, and by its recipient',
    rooms: 1,
    begin: async (shop) => {
      const { uuid, gifts } = await give(shop, 'box', 1);
      const due = giftPrices.stay - giftPrices.box;
      return [
        await careExchange(shop, uuid, 'gift_card'),
        buyWith(shop, must(gifts[0]), { kind: 'gift_stay', due, exchange: true }),
      ];
    },
  },
  {
    name: 'the exchange of a gift by care for a dearer one, its redemption and a withdrawal',
    rooms: 2,
    begin: async (shop) => {
      const { uuid, gifts } = await give(shop, 'box', 2);
      return [
        await careExchange(shop, uuid, 'gift_stay'),
        redeem(shop, must(gifts[0]).code, 'guest', 20_000 - giftPrices.box),
        await withdraw(shop, uuid, [0]),
      ];
    },
  },
  {
    name: 'the exchange of an activity by care, the booking of its hour and the partner',
    rooms: 1,
    begin: async (shop) => {
      const { uuid, gifts } = await give(shop, 'activity', 1);
      const gift = must(gifts[0]);
      return [await careExchange(shop, uuid, 'gift_card'), visit(gift, first), partnerRedeems(gift)];
    },
  },
  {
    name: 'two exchanges of one gift by care, and the cancellation of its order',
    rooms: 1,
    begin: async (shop) => {
      const { uuid } = await give(shop, 'box', 1);
      return [
        await careExchange(shop, uuid, 'gift_card'),
        await careExchange(shop, uuid, 'gift_stay'),
        await cancel(shop, uuid),
      ];
    },
  },
];
