import { HttpProblem } from '../../../http/problem';

/** One answer for every reason: nobody learns which passkeys exist. */
export const passkeyRefused = (): HttpProblem =>
  new HttpProblem({
    status: 401,
    code: 'PASSKEY_REFUSED',
    detail: 'The passkey is unknown here, or its answer does not fit the challenge.',
  });

export const passkeyNotFound = (id: string): HttpProblem =>
  new HttpProblem({ status: 404, code: 'PASSKEY_NOT_FOUND', detail: `The account has no passkey ${id}.` });
