import type { ConfirmIdentityRequest } from '@detour/shared-contracts';
import type { GatewayContext } from '../context';
import { HttpProblem } from '../http/problem';
import { renewAccountSession, requireSession, type Visit } from './account-session';
import { requireOwnPassword } from './profile';

/** Proves again who is signed in. The session goes on under a new secret; sensitive changes are open for 15 minutes. */
export const confirmIdentity = async (
  context: GatewayContext,
  visit: Visit,
  { password }: ConfirmIdentityRequest,
): Promise<void> => {
  const { account, session } = await requireSession(context, visit);
  if (password === undefined) {
    throw new HttpProblem({ status: 400, code: 'INVALID_REQUEST', detail: 'body needs a password.' });
  }
  await requireOwnPassword(context, visit.request, account, password);
  await renewAccountSession(context, visit, session);
};
