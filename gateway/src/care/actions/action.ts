import type { Buyer, CareAction, CareLetter, ExchangeWish } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import { isEmail, isPrintableText, toE164 } from '@detour/shared-contracts/rules';
import { HttpProblem } from '../../http/problem';
import { toRequestedStay } from '../../sales/amendments/change-wish';
import type { Correction } from '../../sales/orders/correct-buyer';
import type { RequestedStay } from '../../sales/orders/opening/opening';

/** An action with the members of its kind. */
export type Action =
  | { readonly kind: 'cancel'; readonly percent?: number | undefined }
  | { readonly kind: 'withdraw'; readonly positions: readonly number[] }
  | { readonly kind: 'exchange'; readonly exchange: ExchangeWish }
  | { readonly kind: 'refund'; readonly card: Cents; readonly vouchers: Cents }
  | { readonly kind: 'change'; readonly requested: RequestedStay }
  | { readonly kind: 'resend'; readonly letter: CareLetter; readonly ref?: string | undefined }
  | { readonly kind: 'extend' }
  | { readonly kind: 'correct-buyer'; readonly correction: Correction }
  | { readonly kind: 'revoke-links' };

export type ActionOf<K extends Action['kind']> = Extract<Action, { readonly kind: K }>;

type Finding = { readonly path: string; readonly message: string };

const invalid = (errors: readonly Finding[]): HttpProblem =>
  new HttpProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    detail: 'The action is not valid; see "errors".',
    errors: [...errors],
  });

const members: Readonly<Record<Action['kind'], readonly (keyof CareAction)[]>> = {
  cancel: ['percent'],
  withdraw: ['positions'],
  exchange: ['exchange'],
  refund: ['card', 'vouchers'],
  change: ['wish'],
  resend: ['letter', 'ref'],
  extend: [],
  'correct-buyer': ['buyer'],
  'revoke-links': [],
};

const optional: readonly string[] = ['percent', 'ref'];

/** Unknown members of the kind, and missing ones. */
const misfits = (given: CareAction): readonly Finding[] => {
  const own = members[given.kind];
  const path = (member: string): string => `body/action/${member}`;
  const foreign = Object.keys(given)
    .filter((member) => member !== 'kind' && !own.some((one) => one === member))
    .map((member) => ({ path: path(member), message: `is no member of ${given.kind}` }));
  const missing = own
    .filter((member) => !optional.includes(member) && given[member] === undefined)
    .map((member) => ({ path: path(member), message: 'is missing' }));
  return [...foreign, ...missing];
};

/** Normalises a text as the checkout does. Throws 400 for an invalid address or number. */
const toCorrection = (given: NonNullable<CareAction['buyer']>, { country }: Buyer): Correction => {
  const email = given.email?.trim();
  const phoneNumber = given.phoneNumber === undefined ? undefined : toE164(given.phoneNumber, country);
  const errors = [
    ...(email === undefined || isEmail(email)
      ? []
      : [{ path: 'body/action/buyer/email', message: 'must be an e-mail address' }]),
    ...(phoneNumber === null
      ? [{ path: 'body/action/buyer/phoneNumber', message: 'must be a phone number' }]
      : []),
    ...(['firstName', 'lastName'] as const).flatMap((member) =>
      given[member]?.trim() === ''
        ? [{ path: `body/action/buyer/${member}`, message: 'must not be empty' }]
        : [],
    ),
  ];
  if (errors.length > 0) throw invalid(errors);
  const texts = {
    email,
    firstName: given.firstName?.trim(),
    lastName: given.lastName?.trim(),
    phoneNumber: phoneNumber ?? undefined,
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
};

/** Checks the named product; only some kinds have one. Throws 400 for a value that no order could have. */
const toExchange = (given: ExchangeWish): ExchangeWish => {
  const { kind, productId, nights, to } = given;
  const path = (member: string): string => `body/action/exchange/${member}`;
  const errors = [
    ...(kind === 'gift_card' || productId !== ''
      ? []
      : [{ path: path('productId'), message: 'is required for this kind' }]),
    ...((kind === 'gift_stay') === (nights !== null)
      ? []
      : [{ path: path('nights'), message: 'is for a gift stay, and required there' }]),
    ...(to === null || isEmail(to.email.trim())
      ? []
      : [{ path: path('to/email'), message: 'must be an e-mail address' }]),
    ...(to === null || (to.name.trim() !== '' && isPrintableText(to.name))
      ? []
      : [{ path: path('to/name'), message: 'must be a name that can be printed' }]),
  ];
  if (errors.length > 0) throw invalid(errors);
  return { ...given, to: to && { name: to.name.trim(), email: to.email.trim() } };
};

/** Checks what the schema cannot express. `buyer` is that of the order. */
export const toAction = (given: CareAction, buyer: Buyer): Action => {
  const errors = misfits(given);
  if (errors.length > 0) throw invalid(errors);
  const { kind, percent, card = 0, vouchers = 0, wish, letter } = given;
  if (kind === 'cancel') return { kind, percent };
  if (kind === 'withdraw' && given.positions) return { kind, positions: given.positions };
  if (kind === 'exchange' && given.exchange) return { kind, exchange: toExchange(given.exchange) };
  if (kind === 'refund') return { kind, card, vouchers };
  if (kind === 'change' && wish) return { kind, requested: toRequestedStay(wish) };
  if (kind === 'resend' && letter) return { kind, letter, ref: given.ref };
  if (kind === 'correct-buyer' && given.buyer) return { kind, correction: toCorrection(given.buyer, buyer) };
  if (kind === 'revoke-links' || kind === 'extend') return { kind };
  throw invalid([{ path: 'body/action', message: 'is incomplete' }]);
};
