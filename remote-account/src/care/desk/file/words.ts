import type { CareFile } from '@detour/shared-contracts/api';
import { isRedirectMethod } from '@detour/shared-contracts/sites';
import type { Text, TextId } from '../../../text';

const words: Readonly<Record<string, TextId>> = {
  authorised: 'word.authorised',
  captured: 'word.captured',
  voided: 'word.voided',
  refund_pending: 'word.refundPending',
  refunded: 'word.refunded',
  refund_failed: 'word.refundFailed',
  open: 'word.open',
  processing: 'word.processing',
  requires_action: 'word.requiresAction',
  declined: 'word.declined',
  planned: 'word.planned',
  pending: 'word.pending',
  settled: 'word.settled',
  failed: 'word.failed',
  cancellation: 'word.cancellation',
  withdrawal: 'word.withdrawal',
  change: 'word.change',
  care: 'word.care',
  claimed: 'word.claimed',
  redeemed: 'word.redeemed',
  exchanged: 'word.exchanged',
  expired: 'word.expired',
  spent: 'word.spent',
  returned: 'word.returned',
  prolonged: 'word.prolonged',
  held: 'word.held',
  card: 'word.card',
  wallet: 'word.wallet',
  bancontact: 'word.bancontact',
  ideal: 'word.ideal',
  paypal: 'word.paypal',
};

/** A word of the gateway in the language of the desk. A word that the page does not know is shown as it is. */
export const wordOf = (word: string, text: Text): string => {
  const id = words[word];
  return id ? text(id) : word;
};

/** State of a payment. At a method with a page of its own, a needed action is not a check of a card's bank. */
export const paymentStateOf = (status: string, method: string | null, text: Text): string =>
  status === 'requires_action' && isRedirectMethod(method) ? text('word.atMethod') : wordOf(status, text);

/** In the books, `issued` is the sale; as a state it means that nothing is used. */
export const voucherStateOf = (state: string, text: Text): string =>
  state === 'issued' ? text('word.issued') : wordOf(state, text);

export const voucherEntryOf = (kind: string, text: Text): string =>
  kind === 'issued' ? text('word.sale') : wordOf(kind, text);

const kinds: Readonly<Record<CareFile['vouchers'][number]['kind'], TextId>> = {
  gift_stay: 'word.voucherStay',
  box: 'word.voucherBox',
  gift_card: 'word.voucherCard',
  activity: 'word.voucherActivity',
};

export const voucherKindOf = (kind: CareFile['vouchers'][number]['kind'], text: Text): string =>
  text(kinds[kind]);

const rooms: Readonly<Record<string, TextId>> = {
  held: 'file.held',
  sold: 'file.sold',
  released: 'file.released',
};

export const roomStateOf = (state: string, text: Text): string => {
  const id = rooms[state];
  return id ? text(id) : state;
};
