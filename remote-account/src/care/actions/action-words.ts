import { careActionKinds, type CareActionKind } from '@detour/shared-contracts/api';
import type { Text, TextId } from '../../text';

export const isKind = (kind: string): kind is CareActionKind =>
  (careActionKinds as readonly string[]).includes(kind);

interface Words {
  readonly title: TextId;
  /** On the button that does it. */
  readonly confirm: TextId;
  readonly done: TextId;
}

export const actionWords: Readonly<Record<CareActionKind, Words>> = {
  cancel: { title: 'act.cancel', confirm: 'act.cancelConfirm', done: 'act.cancelDone' },
  withdraw: { title: 'act.withdraw', confirm: 'act.withdrawConfirm', done: 'act.withdrawDone' },
  refund: { title: 'act.refund', confirm: 'act.refundConfirm', done: 'act.refundDone' },
  change: { title: 'act.change', confirm: 'act.changeConfirm', done: 'act.changeDone' },
  exchange: { title: 'act.exchange', confirm: 'act.exchangeConfirm', done: 'act.exchangeDone' },
  resend: { title: 'act.resend', confirm: 'act.resendConfirm', done: 'act.resendDone' },
  extend: { title: 'act.extend', confirm: 'act.extendConfirm', done: 'act.extendDone' },
  'correct-buyer': { title: 'act.buyer', confirm: 'act.buyerConfirm', done: 'act.buyerDone' },
  'revoke-links': { title: 'act.links', confirm: 'act.linksConfirm', done: 'act.linksDone' },
};

/** Title of an action; the kind itself when it is unknown. */
export const titleOf = (kind: string, text: Text): string =>
  isKind(kind) ? text(actionWords[kind].title) : kind;

const refusals: Readonly<Record<string, TextId>> = {
  closed: 'act.noClosed',
  started: 'act.noStarted',
  used: 'act.noUsed',
  ended: 'act.noEnded',
  'nothing-kept': 'act.noMoney',
  'too-much': 'act.noTooMuch',
  'below-terms': 'act.noBelowTerms',
  same: 'act.noSame',
  none: 'act.noNone',
  PACKAGE_NOT_AVAILABLE: 'act.noOffer',
  PACKAGE_NOT_AVAILABLE_CHECKIN: 'act.noArrival',
  NO_ROOM_LEFT: 'act.noRoom',
  ACTIVITY_NOT_AVAILABLE: 'act.noActivity',
};

/** Why something is not possible. */
export const refusalOf = (word: string, text: Text): string => text(refusals[word] ?? 'act.noOther');

const mails: Readonly<Record<string, TextId>> = {
  cancellation: 'act.mailCancellation',
  withdrawal: 'act.mailWithdrawal',
  refund: 'act.mailRefund',
  change: 'act.mailChange',
  'change-to-pay': 'act.mailChangeToPay',
  confirmation: 'act.mailConfirmation',
  'buyer-corrected': 'act.mailBuyerCorrected',
  'voucher-extended': 'act.mailExtended',
  'exchange-to-pay': 'act.mailChangeToPay',
  gift: 'act.mailGift',
  voucher: 'act.mailVoucher',
};

export const mailsOf = (words: readonly string[], text: Text): readonly string[] =>
  words.flatMap((word) => {
    const id = mails[word];
    return id ? [text(id)] : [];
  });

/** Name of a letter that can be sent again; the gateway's key for an unknown letter. */
export const letterOf = (word: string, text: Text): string => {
  const id = mails[word];
  return id ? text(id) : word;
};

/** Error codes of the gateway; other failures are network failures. */
export const failureTexts = {
  ACTION_REFUSED: 'act.failRefused',
  REQUEST_OPEN: 'act.failOpen',
  OWN_REQUEST: 'act.failOwn',
  REQUEST_DECIDED: 'act.failDecided',
  CARE_ROLE: 'act.failRole',
  NOT_IN_CARE: 'desk.signedOut',
  INVALID_REQUEST: 'act.failInvalid',
  TOO_MANY_CHANGES: 'act.failMany',
  AMOUNT_CHANGED: 'act.changed',
  NO_ROOM_LEFT: 'act.noRoom',
} as const satisfies Readonly<Record<string, TextId>>;
