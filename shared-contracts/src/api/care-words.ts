// Separate from the schemas, so that a browser bundle using these lists does not load the schema library.

/** Actions of customer care on an order, in the order of their dialogs. */
export const careActionKinds = [
  'cancel',
  'withdraw',
  'refund',
  'change',
  'exchange',
  'resend',
  'extend',
  'correct-buyer',
  'revoke-links',
] as const;

export type CareActionKind = (typeof careActionKinds)[number];

/** Letters that customer care sends again. */
export const careLetters = [
  'confirmation',
  'voucher',
  'gift',
  'change',
  'change-to-pay',
  'exchange-to-pay',
  'refund',
  'withdrawal',
  'cancellation',
] as const;

export type CareLetter = (typeof careLetters)[number];

/** Letters that follow an action. */
export type CareMail =
  | 'cancellation'
  | 'withdrawal'
  | 'refund'
  | 'change'
  | 'change-to-pay'
  | 'confirmation'
  | 'buyer-corrected'
  | 'voucher-extended'
  | 'exchange-to-pay'
  | 'voucher'
  | 'gift';

/**
 * Why a second person decides: a lead's decision, or goodwill above the limit: of the order, to the customer within a day, by the member
 * within a day.
 */
export type CareSecond = 'lead' | 'order' | 'customer' | 'member';

/** Reasons why an action is not possible. A change without a free room uses the words of `changeProblems`. */
export type CareRefusal =
  | 'closed'
  | 'started'
  | 'used'
  | 'ended'
  | 'nothing-kept'
  | 'too-much'
  | 'below-terms'
  | 'same'
  | 'none';
