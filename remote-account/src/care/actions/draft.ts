import type { CareAction, CareActionKind, CareActions, ChangeWish } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';

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
}

export const firstDraft = ({ letters, buyer, wish }: CareActions): Draft => ({
  percent: '',
  card: '',
  vouchers: '',
  letter: letters[0] ?? '',
  ...buyer,
  wish,
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

const letters = ['confirmation', 'cancellation'] as const;

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

const changeOf = ({ wish }: Draft): CareAction | null => {
  const [from, to] = [wish?.checkin, wish?.checkout].map((day) => (day ? parseIsoDate(day) : null));
  return wish && from && to && from < to ? { kind: 'change', wish } : null;
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

/** The action that a draft asks for. Null while something is missing or is no number. */
export const toAction = (kind: CareActionKind, draft: Draft, actions: CareActions): CareAction | null => {
  switch (kind) {
    case 'cancel':
      return cancelOf(draft);
    case 'refund':
      return refundOf(draft);
    case 'change':
      return changeOf(draft);
    case 'resend': {
      const letter = letters.find((one) => one === draft.letter);
      return letter ? { kind, letter } : null;
    }
    case 'correct-buyer':
      return correctionOf(draft, actions);
    case 'extend':
    case 'revoke-links':
      return { kind };
  }
};
