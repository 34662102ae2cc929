import { HttpProblem } from '../../../http/problem';

/** The same response for every reason, so that it does not reveal which passkeys exist. */
export const passkeyRefused = (): HttpProblem =>
  new HttpProblem({
    status: 401,
    code: 'PASSKEY_REFUSED',
    detail: 'The passkey is unknown, or its response does not match the challenge.',
  });

export const passkeyNotFound = (id: string): HttpProblem =>
  new HttpProblem({ status: 404, code: 'PASSKEY_NOT_FOUND', detail: `The account has no passkey ${id}.` });
