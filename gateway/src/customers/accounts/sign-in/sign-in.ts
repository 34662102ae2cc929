import type { SignInRequest } from '@detour/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { HttpProblem } from '../../../http/problem';
import { readEmail } from '../../../sessions/read-email';
import { toMailSent, waitForMail } from '../account-limits';
import { findPendingSignUp } from './account-token.repository';
import { findAccountByEmail, type AccountRow } from '../../../sessions/account.repository';
import { beginGuess } from '../passwords/password-guesses';
import { isPassword } from '../../../sessions/passwords';
import { recordSecurityEvent } from '../security/security-events';
import { storeSignUp } from './sign-up';

type Context = Pick<GatewayContext, 'config' | 'db' | 'clock' | 'log' | 'wakeJobs'>;

/** The same response for an unknown address and a wrong password. */
const refused = (): HttpProblem =>
  new HttpProblem({ status: 401, code: 'SIGN_IN_FAILED', detail: 'The address or the password is wrong.' });

/** Says whether a new link left: the mailbox may have received enough of them. */
const notConfirmed = (wait: number): HttpProblem => {
  const { mailed, retryAfterSeconds } = toMailSent(wait);
  return new HttpProblem({
    status: 403,
    code: 'ADDRESS_NOT_CONFIRMED',
    detail:
      wait === 0
        ? 'The address is not confirmed yet; a new link was sent.'
        : `The address is not confirmed yet; the next link can be sent in ${wait} seconds.`,
    extra: { mailed, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
  });
};

/**
 * Returns the account of an address and its password. The right password of an unconfirmed sign-up sends a new link and throws 403
 * ADDRESS_NOT_CONFIRMED.
 */
export const signIn = async (
  context: Context,
  request: FastifyRequest,
  body: SignInRequest,
): Promise<AccountRow> => {
  const { db, clock } = context;
  const email = readEmail(body.email);
  const guess = await beginGuess(context, request, email);
  const account = await findAccountByEmail(db, email);
  const pending = account ? undefined : await findPendingSignUp(db, email, clock.now());
  const isRight = await isPassword(body.password, account?.password_hash ?? pending?.data?.passwordHash);
  if (!isRight) {
    if (account && guess.startsWait) {
      await recordSecurityEvent(context, db, { accountUuid: account.uuid, kind: 'guesses-barred', request });
    }
    throw refused();
  }
  await guess.forgive();
  if (account) return account;
  const wait = await waitForMail(context, request, { email, kind: 'confirm' });
  if (pending?.data && wait === 0) await storeSignUp(context, email, pending.data);
  throw notConfirmed(wait);
};
