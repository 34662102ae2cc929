import type { VoucherRefusal } from '@detour/shared-contracts/api';
import { isApiError } from '@detour/remote-kit';
import type { CodeTextId } from './code-text';

/** Why a code has no effect. */
export type CodeProblem =
  | 'missing'
  | 'unknown'
  | VoucherRefusal
  /** A promotion code without effect: unknown, expired or for another product. The API does not distinguish these. */
  | 'no-promotion'
  | 'twice'
  | 'nothing-to-pay'
  | 'too-many'
  /** Too many attempts. Limited against guessing. */
  | 'wait'
  | 'unreachable';

const texts: Readonly<Record<CodeProblem, CodeTextId>> = {
  missing: 'codes.missing',
  unknown: 'codes.unknown',
  over: 'codes.over',
  used: 'codes.used',
  empty: 'codes.empty',
  'other-purchase': 'codes.otherPurchase',
  'no-promotion': 'codes.noPromotion',
  twice: 'codes.twice',
  'nothing-to-pay': 'codes.nothingToPay',
  'too-many': 'codes.tooMany',
  wait: 'codes.wait',
  unreachable: 'codes.unreachable',
};

export const codeProblemText = (problem: CodeProblem): CodeTextId => texts[problem];

const reasons: readonly string[] = ['over', 'used', 'empty', 'other-purchase'] satisfies VoucherRefusal[];

/** In the problem's `error` member. */
const reasonIn = (body: unknown): VoucherRefusal | null => {
  const reason = (body as { error?: { reason?: unknown } } | null | undefined)?.error?.reason;
  return typeof reason === 'string' && reasons.includes(reason) ? (reason as VoucherRefusal) : null;
};

/** Converts a failed code check to a visitor-facing problem. */
export const toCodeProblem = (error: unknown): CodeProblem => {
  if (!isApiError(error) || error.kind !== 'problem') return 'unreachable';
  switch (error.code) {
    case 'VOUCHER_NOT_FOUND':
      return 'unknown';
    case 'VOUCHER_NOT_USABLE':
      return reasonIn(error.body) ?? 'used';
    case 'PROMOTION_NOT_VALID':
      return 'no-promotion';
    default:
      if (error.status === 429) return 'wait';
      // A text that cannot be a code.
      return error.status === 400 ? 'unknown' : 'unreachable';
  }
};
