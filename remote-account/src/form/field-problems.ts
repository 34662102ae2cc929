import { checkPassword, isEmail, isName, passwordLimits } from '@detour/shared-contracts/rules';
import type { Text } from '../text';

/** Checks of single fields: return an error text, or undefined if valid. */
export const fieldProblems = (text: Text) => ({
  email: (value: string): string | undefined => {
    if (value.trim() === '') return text('form.mandatory');
    return isEmail(value.trim()) ? undefined : text('form.email');
  },
  name: (value: string): string | undefined => {
    if (value.trim() === '') return text('form.mandatory');
    return isName(value.trim()) ? undefined : text('form.name');
  },
  filled: (value: string): string | undefined => (value === '' ? text('form.mandatory') : undefined),
  newPassword: (value: string, email: string): string | undefined => {
    if (value === '') return text('form.mandatory');
    const problem = checkPassword(value, email);
    if (problem === null) return undefined;
    if (problem === 'guessable') return text('form.passwordGuessable');
    return problem === 'short'
      ? text('form.passwordShort', { length: passwordLimits.min })
      : text('form.maxLength', { maxlength: passwordLimits.max });
  },
});
