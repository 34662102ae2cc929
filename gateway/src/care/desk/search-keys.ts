import { isEmail, normaliseEmail, toE164 } from '@detour/shared-contracts/rules';
import { readVoucherCode } from '../../sales/vouchers/codes/voucher-code';

/** Possible meanings of a typed text. Null or empty when it cannot be one. */
export interface SearchKeys {
  readonly number: string | null;
  /** Lower case. */
  readonly email: string | null;
  /** E.164: a national number is one of several countries. */
  readonly phones: readonly string[];
  /** Normalised voucher code. */
  readonly code: string | null;
  /** Last digits of a card. */
  readonly last4: string | null;
  readonly name: string | null;
}

const countries = ['FR', 'BE', 'NL', 'ES', 'IT'] as const;

const phonesOf = (text: string): readonly string[] => [
  ...new Set(countries.flatMap((country) => toE164(text, country) ?? [])),
];

const last4Of = (text: string): string | null =>
  /^(?:last4:\s*|[*•·.…x\s]*)(\d{4})$/i.exec(text)?.[1] ?? null;

/** Letters of any script, and what separates them in a name. */
const isName = (text: string): boolean => /^\p{L}[\p{L}\p{M}\s'’.-]+$/u.test(text);

/** Parses a text as each possible key of an order; `12345678` can only be an order number. */
export const readSearchKeys = (typed: string): SearchKeys => {
  const text = typed.trim().replace(/\s+/g, ' ');
  const number =
    /^(?:n[°º]\s*|#\s*)?(\d{8})$/i.exec(text)?.[1] ??
    /^(\d{4}) (\d{4})$/.exec(text)?.slice(1).join('') ??
    null;
  const email = isEmail(text) ? normaliseEmail(text) : null;
  const code = readVoucherCode(text);
  return {
    number,
    email,
    code,
    phones: number === null ? phonesOf(text) : [],
    last4: last4Of(text),
    name: email === null && isName(text) ? text : null,
  };
};
