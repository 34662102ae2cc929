import type { GiftCardCheck } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import type { CodeText } from './code-text';
import { toCodeProblem, type CodeProblem } from './code-problem';
import type { Deduction } from './deductions';

/** A code in the order, or one that is rejected after a new check. */
export interface AppliedCode {
  readonly code: string;
  /** "Carte cadeau ···· 7KQ2" */
  readonly label: string;
  /** Discount in cents; null during the check and after a rejection. */
  readonly amount: Cents | null;
  readonly problem: CodeProblem | null;
  /** Cents that stay on a card or voucher after this order; null without effect, and for a promotion. */
  readonly rest: Cents | null;
}

/** Query state of a code check. */
export interface Asked {
  readonly error: unknown;
  readonly isFetching: boolean;
}

const stateOf = (asked: Asked, amount: Cents | null): Pick<AppliedCode, 'amount' | 'problem'> =>
  asked.error && !asked.isFetching
    ? { amount: null, problem: toCodeProblem(asked.error) }
    : { amount: asked.error ? null : amount, problem: null };

export const toAppliedPromotion = (
  code: string,
  asked: Asked,
  amount: Cents | null,
  t: CodeText,
): AppliedCode => ({
  code,
  label: t('codes.promotionLine', { code }),
  ...stateOf(asked, amount),
  rest: null,
});

/** The last characters distinguish cards and reveal nothing usable. */
const shownEnd = 4;

export const toAppliedCard = (
  code: string,
  asked: Asked & { readonly data: Pick<GiftCardCheck, 'kind' | 'remaining'> | undefined },
  amount: Cents | null,
  t: CodeText,
): AppliedCode => ({
  code,
  label: t('codes.ending', {
    name: t(!asked.data || asked.data.kind === 'gift_card' ? 'voucher.kindGiftCard' : 'codes.voucher'),
    end: code.slice(-shownEnd),
  }),
  ...stateOf(asked, amount),
  rest: asked.data && !asked.error && amount !== null ? asked.data.remaining - amount : null,
});

export const isInForce = ({ amount, problem }: AppliedCode): boolean =>
  problem === null && amount !== null && amount > 0;

export const toDeduction = ({ code, label, amount }: AppliedCode): Deduction => ({
  id: `code-${code}`,
  label,
  amount: amount ?? 0,
});
