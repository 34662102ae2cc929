import { HttpProblem } from '../http/problem';
import { isEmail, normaliseEmail } from '@detour/shared-contracts/rules';

/** 400 for a member of a body, by its path: `body/email`. */
export const invalid = (code: string, path: string, message: string): HttpProblem =>
  new HttpProblem({ status: 400, code, detail: `${path} ${message}.`, errors: [{ path, message }] });

/** The address as accounts are kept; answers 400 for what no mail can be sent to. */
export const readEmail = (text: string): string => {
  const email = normaliseEmail(text);
  if (!isEmail(email)) throw invalid('INVALID_EMAIL', 'body/email', 'is not an e-mail address');
  return email;
};
