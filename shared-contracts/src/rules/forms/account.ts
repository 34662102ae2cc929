import { fitsLength } from './buyer';

/** Length of a new password, in characters. Length protects; composition rules do not (NIST SP 800-63B). */
export const passwordLimits = { min: 10, max: 128 } as const;

export type PasswordProblem = 'short' | 'long' | 'guessable';

/** Attackers try few distinct characters and the address itself first. */
const isGuessable = (password: string, email: string): boolean => {
  const lower = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@', 1);
  return (
    new Set(lower).size < 5 ||
    lower === email.toLowerCase() ||
    (name.length >= 4 && lower.replace(/[\d\W_]+$/, '') === name)
  );
};

/** Problem of a new password. Null when it is acceptable. */
export const checkPassword = (password: string, email: string): PasswordProblem | null => {
  if ([...password].length < passwordLimits.min) return 'short';
  if (!fitsLength(password, passwordLimits.max)) return 'long';
  return isGuessable(password, email) ? 'guessable' : null;
};

/** The normalised account address, because people type their address in any case. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase();
