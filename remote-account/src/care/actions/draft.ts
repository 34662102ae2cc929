import {
  careLetters,
  type CareAction,
  type CareActionKind,
  type CareActions,
  type CareGifts,
  type ChangeWish,
} from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';

export type CareMail = NonNullable<CareActions['mails']>[number];

/** Names a letter among those of an order; '' for none. */
export const keyOfMail = (mail: CareMail | undefined): string =>
  mail ? [mail.letter, mail.ref ?? ''].join(':') : '';

/** A product that a gift can be exchanged for. */
export type GiftChoice = CareGifts['gifts'][number];
export type CareGift = NonNullable<CareActions['gifts']>[number];

/** What a member has typed; empty fields are empty texts. */
export interface Draft {
  readonly percent: string;
  /** Euros, as they are typed. */
  readonly card: string;
  readonly vouchers: string;
  readonly letter: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly wish: ChangeWish | null;
  /** Gifts to withdraw from. */
  readonly positions: readonly number[];
  /** Gift to exchange. */
  readonly position: number | null;
  /** Product of the new gift; null for a gift card. */
  readonly choice: GiftChoice | null;
  /** Text of the search for it. */
  readonly search: string;
  readonly toName: string;
  readonly toEmail: string;
}

/** Gifts that allow an action. */
export const giftsFor = (
  { gifts = [] }: Pick<CareActions, 'gifts'>,
  action: 'withdraw' | 'exchange',
): readonly CareGift[] => gifts.filter((gift) => gift[action] === null);

/** The gift of an exchange, and who gets the new one: the recipient of the old one. */
export const chooseGift = (gift: CareGift | undefined): Pick<Draft, 'position' | 'toName' | 'toEmail'> => ({
  position: gift?.position ?? null,
  toName: gift?.toEmail ? gift.toName : '',
  toEmail: gift?.toEmail ?? '',
});

export const firstDraft = (actions: CareActions): Draft => ({
  percent: '',
  card: '',
  vouchers: '',
  letter: keyOfMail(actions.mails?.[0]),
  ...actions.buyer,
  wish: actions.wish,
  positions: [],
  choice: null,
  search: '',
  ...chooseGift(giftsFor(actions, 'exchange')[0]),
});

const euros = /^(\d{1,6})(?:[.,](\d{1,2}))?$/;

/** Cents of a typed amount: "12", "12,5", "12.50". Null for anything else; an empty field is 0. */
export const centsOf = (text: string): number | null => {
  const typed = text.replace(/[\s€]/g, '');
  if (typed === '') return 0;
  const [, whole, part = ''] = euros.exec(typed) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

const percentOf = (text: string): number | null => {
  const typed = text.replace(/[\s%]/g, '');
  return /^\d{1,3}$/.test(typed) && Number(typed) <= 100 ? Number(typed) : null;
};

const refundOf = ({ card, vouchers }: Draft): CareAction | null => {
  const [toCard, toVouchers] = [centsOf(card), centsOf(vouchers)];
  if (toCard === null || toVouchers === null || toCard + toVouchers === 0) return null;
  return { kind: 'refund', card: toCard, vouchers: toVouchers };
};

const cancelOf = ({ percent }: Draft): CareAction | null => {
  if (percent.trim() === '') return { kind: 'cancel' };
  const typed = percentOf(percent);
  return typed === null ? null : { kind: 'cancel', percent: typed };
};

const resendOf = (draft: Draft, { mails = [] }: CareActions): CareAction | null => {
  const mail = mails.find((one) => keyOfMail(one) === draft.letter);
  const letter = careLetters.find((one) => one === mail?.letter);
  if (!mail || !letter) return null;
  return { kind: 'resend', letter, ...(mail.ref !== null && { ref: mail.ref }) };
};

const changeOf = ({ wish }: Draft): CareAction | null => {
  const [from, to] = [wish?.checkin, wish?.checkout].map((day) => (day ? parseIsoDate(day) : null));
  return wish && from && to && from < to ? { kind: 'change', wish } : null;
};

/** Without name and address the buyer gets the new gift; one of both alone is incomplete. */
const recipientOf = ({ toName, toEmail }: Draft): { name: string; email: string } | null | undefined => {
  const [name, email] = [toName.trim(), toEmail.trim()];
  if (name === '' && email === '') return null;
  return name === '' || email.length < 3 ? undefined : { name, email };
};

const exchangeOf = (draft: Draft): CareAction | null => {
  const to = recipientOf(draft);
  const { position, choice } = draft;
  if (position === null || to === undefined) return null;
  const { kind, productId, nights, adults } = choice ?? {
    kind: 'gift_card' as const,
    productId: '',
    nights: null,
    adults: 2,
  };
  return { kind: 'exchange', exchange: { position, kind, productId, nights, adults, to } };
};

const buyerMembers = ['email', 'firstName', 'lastName', 'phoneNumber'] as const;

/** Only what differs is corrected. */
const correctionOf = (draft: Draft, { buyer }: CareActions): CareAction | null => {
  const changed = buyerMembers.filter((member) => draft[member].trim() !== buyer[member]);
  if (changed.length === 0 || changed.some((member) => draft[member].trim() === '')) return null;
  return {
    kind: 'correct-buyer',
    buyer: Object.fromEntries(changed.map((member) => [member, draft[member].trim()])),
  };
};

/** Builds the action from a draft. Null while a field is missing or not a number. */
export const toAction = (kind: CareActionKind, draft: Draft, actions: CareActions): CareAction | null => {
  switch (kind) {
    case 'cancel':
      return cancelOf(draft);
    case 'refund':
      return refundOf(draft);
    case 'change':
      return changeOf(draft);
    case 'withdraw':
      return draft.positions.length > 0 ? { kind, positions: [...draft.positions] } : null;
    case 'exchange':
      return exchangeOf(draft);
    case 'resend':
      return resendOf(draft, actions);
    case 'correct-buyer':
      return correctionOf(draft, actions);
    case 'extend':
    case 'revoke-links':
      return { kind };
  }
};
