/** Text of a field and position of its caret. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Keeps the number of digits before the caret, independent of separators. */
const caretAfter = (text: string, digits: number): number => {
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text[index] ?? '')) seen += 1;
    if (seen === digits) return index + 1;
  }
  return text.length;
};

const regroup = ({ text, caret }: Typed, print: (digits: string) => string): Typed => {
  const printed = print(digitsOf(text));
  return { text: printed, caret: caretAfter(printed, digitsOf(text.slice(0, caret)).length) };
};

const groupsOf = (digits: string): readonly number[] => (/^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]);

const printNumber = (digits: string): string => {
  const groups: string[] = [];
  let rest = digits.slice(0, 19);
  for (const size of groupsOf(digits)) {
    if (rest === '') break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(' ');
};

/** Formats as `4242 4242 4242 4242` and keeps the caret. */
export const typeNumber = (typed: Typed): Typed => regroup(typed, printNumber);

const printExpiry = (digits: string): string => {
  // "5" can only be May, because no two-digit month starts with 5.
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, year] = [padded.slice(0, 2), padded.slice(2, 4)];
  return year === '' ? month : `${month} / ${year}`;
};

/** Formats as `09 / 28`. Accepts `9/28` and `09/2028` from autofill too. */
export const typeExpiry = (typed: Typed): Typed => {
  const full = /^\s*(\d{1,2})\s*\/\s*20(\d{2})\s*$/.exec(typed.text);
  if (full) return typeExpiry({ text: `${full[1]?.padStart(2, '0')}${full[2]}`, caret: 4 });
  const printed = regroup(typed, printExpiry);
  return typed.caret === typed.text.length ? { ...printed, caret: printed.text.length } : printed;
};

export const typeCvc = (typed: Typed): Typed => regroup(typed, (digits) => digits.slice(0, 4));

const luhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

export type CardField = 'number' | 'expiry' | 'cvc';

export type CardProblem = 'mandatory' | 'number' | 'expiry' | 'expired' | 'cvc';

const expiryProblem = (text: string, today: string): CardProblem | null => {
  const digits = digitsOf(text);
  if (digits === '') return 'mandatory';
  if (!/^(0[1-9]|1[0-2])\d{2}$/.test(digits)) return 'expiry';
  return `20${digits.slice(2)}-${digits.slice(0, 2)}` < today.slice(0, 7) ? 'expired' : null;
};

/** Errors of the input. `today` is `yyyy-MM-dd`; a card is valid until the end of its month. */
export const cardProblems = (
  typed: Readonly<Record<CardField, string>>,
  today: string,
): Partial<Record<CardField, CardProblem>> => {
  const number = digitsOf(typed.number);
  const cvc = digitsOf(typed.cvc);
  const found: Record<CardField, CardProblem | null> = {
    number: number === '' ? 'mandatory' : /^\d{12,19}$/.test(number) && luhn(number) ? null : 'number',
    expiry: expiryProblem(typed.expiry, today),
    cvc: cvc === '' ? 'mandatory' : /^\d{3,4}$/.test(cvc) ? null : 'cvc',
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
};

/** Card in the format of the API call: digits, and `MM/yy`. */
export const cardOf = (typed: Readonly<Record<CardField, string>>) => {
  const expiry = digitsOf(typed.expiry);
  return {
    number: digitsOf(typed.number),
    expiry: `${expiry.slice(0, 2)}/${expiry.slice(2)}`,
    cvc: digitsOf(typed.cvc),
  };
};
