import type { CareSession } from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { transact } from '../../database/transaction';
import { clearCookie } from '../../http/cookies';
import type { CareIssuerPort } from '../care-issuer';
import { careLoginCookie, endCareLogin, readCareLogin } from '../care-login';
import { beginCareSession } from '../care-session';
import { recogniseStaff } from '../care-staff.repository';

export interface SignInContext extends GatewayContext {
  readonly issuer: CareIssuerPort;
}

export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Exchanges an ID token of this browser's sign-in for a session, once. The error contains the reason of a rejection, in
 * English for logs. @spec CARE-001
 */
export const openSession = async (
  context: SignInContext,
  { request, reply }: Visit,
  idToken: string,
): Promise<Result<CareSession, string>> => {
  const { db, clock, issuer } = context;
  const login = readCareLogin(context, request);
  const member = login && (await issuer.verify(idToken, login.nonce));
  if (!member)
    return err('The ID token does not belong to a member of staff who began a sign-in in this browser.');
  clearCookie(reply, careLoginCookie);
  const isFirst = await transact(db, (trx) => endCareLogin(trx, login));
  if (!isFirst) return err('This ID token has already opened a session.');
  if (!(await transact(db, (trx) => recogniseStaff(trx, member, new Date(clock.now()))))) {
    request.log.warn(
      { issuer: member.issuer },
      'the staff address of an ID token belongs to another subject',
    );
    return err('The address of this ID token belongs to another person.');
  }
  return ok(await beginCareSession(context, { request, reply }, member));
};
