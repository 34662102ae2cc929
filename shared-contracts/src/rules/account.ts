import { fitsLength } from './buyer';

/** Lengths of a new password, in characters. Length protects, rules of composition do not (NIST SP 800-63B). */
export const passwordLimits = { min: 10, max: 128 } as const;

export type PasswordProblem = 'short' | 'long' | 'guessable';

/** Few different characters, or the address itself, are the first things that are tried. */
const isGuessable = (password: string, email: string): boolean => {
  const lower = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@', 1);
  return (
    new Set(lower).size < 5 ||
    lower === email.toLowerCase() ||
    (name.length >= 4 && lower.replace(/[\d\W_]+$/, '') === name)
  );
};

/** What is wrong with a new password; null when it may be used. */
export const checkPassword = (password: string, email: string): PasswordProblem | null => {
  if ([...password].length < passwordLimits.min) return 'short';
  if (!fitsLength(password, passwordLimits.max)) return 'long';
  return isGuessable(password, email) ? 'guessable' : null;
};

/** The address as accounts are kept: people write their own in any case. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase();
