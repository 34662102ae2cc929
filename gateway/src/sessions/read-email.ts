import { HttpProblem } from '../http/problem';
import { isEmail, normaliseEmail } from '@detour/shared-contracts/rules';

/** A 400 for a field of the body, by its path such as `body/email`. */
export const invalid = (code: string, path: string, message: string): HttpProblem =>
  new HttpProblem({ status: 400, code, detail: `${path} ${message}.`, errors: [{ path, message }] });

/** The normalised address; throws 400 for an invalid one. */
export const readEmail = (text: string): string => {
  const email = normaliseEmail(text);
  if (!isEmail(email)) throw invalid('INVALID_EMAIL', 'body/email', 'is not an e-mail address');
  return email;
};
