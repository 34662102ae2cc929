import { checkPassword, isEmail, isName, normaliseEmail } from '@detour/shared-contracts';
import { HttpProblem } from '../http/problem';

const invalid = (code: string, path: string, message: string): HttpProblem =>
  new HttpProblem({ status: 400, code, detail: `${path} ${message}.`, errors: [{ path, message }] });

/** The address as accounts are kept; answers 400 for what no mail can be sent to. */
export const readEmail = (text: string): string => {
  const email = normaliseEmail(text);
  if (!isEmail(email)) throw invalid('INVALID_EMAIL', 'body/email', 'is not an e-mail address');
  return email;
};

/** Answers 400 for a new password that is short or easy to guess. */
export const requirePassword = (password: string, email: string, path = 'body/password'): void => {
  const problem = checkPassword(password, email);
  if (problem) throw invalid('WEAK_PASSWORD', path, `is ${problem}`);
};

export const readName = (text: string, path: string): string => {
  const name = text.trim();
  if (!isName(name)) throw invalid('INVALID_NAME', path, 'is not a name');
  return name;
};
