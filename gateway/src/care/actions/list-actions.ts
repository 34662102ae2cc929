import {
  careActionKinds,
  type Buyer,
  type CareActions,
  type OrderedStay,
} from '@detour/shared-contracts/api';
import { toWish } from '../../sales/amendments/change-wish';
import { goodwillParts, keptByWay } from '../../sales/cancellation/refund-order';
import { findLetters, type RepeatableLetter } from '../../sales/papers/repeatable-letters';
import type { OrderRow } from '../../sales/records/order.repository';
import { findOrderMoney, netOf } from '../../sales/refunds/order-money';
import { careChangeRulesOf } from '../../sales/terms/change-rules';
import { assessAction } from './action-kinds';
import type { ActionContext, Effect } from './effect';
import { listGifts } from './list-gifts';

type Kind = (typeof careActionKinds)[number];

type Gifts = NonNullable<CareActions['gifts']>;

/** Null when one gift allows it; otherwise the reason of the first gift. An order without gifts needs no reason. */
const ofGifts = (gifts: Gifts, action: 'withdraw' | 'exchange'): Effect['refusal'] => {
  const words = gifts.map((gift) => gift[action]);
  if (words.length === 0 || words.every((word) => word === 'none')) return 'none';
  if (words.includes(null)) return null;
  return words.includes('ended') ? 'ended' : 'used';
};

interface Found {
  /** Cents. */
  readonly kept: number;
  readonly gifts: Gifts;
  readonly mails: readonly RepeatableLetter[];
}

/** Reason why each kind is not possible; null when its dialog can open. */
const refusalsOf = async (
  context: ActionContext,
  order: OrderRow,
  { kept, gifts, mails }: Found,
): Promise<Readonly<Record<Kind, Effect['refusal']>>> => {
  const change = careChangeRulesOf(order, new Date(context.clock.now())).refusal;
  return {
    cancel: (await assessAction(context, order, { kind: 'cancel' })).refusal,
    withdraw: ofGifts(gifts, 'withdraw'),
    exchange: ofGifts(gifts, 'exchange'),
    refund: kept > 0 && order.confirmed_at !== null ? null : 'nothing-kept',
    change: change === null ? null : change === 'started' ? 'started' : 'closed',
    resend: mails.length > 0 ? null : 'none',
    extend: (await assessAction(context, order, { kind: 'extend' })).refusal,
    'correct-buyer': null,
    'revoke-links': null,
  };
};

const ofOlderDesk = (mails: readonly RepeatableLetter[]): string[] =>
  mails.some(({ letter }) => letter === 'confirmation')
    ? ['confirmation']
    : mails.some(({ letter }) => letter === 'cancellation')
      ? ['cancellation']
      : [];

/** Actions that customer care may run on an order now, and the initial values of their dialogs. */
export const listActions = async (context: ActionContext, order: OrderRow): Promise<CareActions> => {
  const parts =
    order.confirmed_at === null ? [] : goodwillParts(order, await findOrderMoney(context.db, order));
  const gifts = await listGifts(context, order);
  const mails = await findLetters(context.db, order, new Date(context.clock.now()));
  const refusals = await refusalsOf(context, order, { kept: netOf(parts), gifts, mails });
  const isClosed = order.anonymised_at !== null;
  const { email = '', firstName = '', lastName = '', phoneNumber = '' } = order.buyer as Partial<Buyer>;
  return {
    actions: careActionKinds.map((kind) => ({ kind, refusal: isClosed ? 'closed' : refusals[kind] })),
    kept: keptByWay(parts),
    wish: refusals.change === null ? toWish(order.stay as OrderedStay) : null,
    // An older desk knows these two words.
    letters: ofOlderDesk(mails),
    mails: mails.map(({ at, send: _send, ...told }) => ({ ...told, at: at.toISOString() })),
    buyer: { email, firstName, lastName, phoneNumber },
    limit: context.config.careLimit,
    gifts,
  };
};
