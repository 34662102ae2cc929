import type { ConfirmIdentityRequest } from '@detour/shared-contracts/api';
import type { GatewayContext } from '../../../context/context';
import { HttpProblem } from '../../../http/problem';
import { renewAccountSession, requireSession, type Visit } from '../../../sessions/account-session';
import { passkeyRefused } from '../passkeys/passkey-problem';
import { usePasskey } from '../passkeys/use-passkey';
import { requireOwnPassword } from '../profile';

/** Proves the identity again: renews the session's token and allows sensitive changes for 15 minutes. */
export const confirmIdentity = async (
  context: GatewayContext,
  visit: Visit,
  { password, passkey }: ConfirmIdentityRequest,
): Promise<void> => {
  const { account, session } = await requireSession(context, visit);
  if ((password === undefined) === (passkey === undefined)) {
    const detail = 'body must contain either a password or a passkey.';
    throw new HttpProblem({ status: 400, code: 'INVALID_REQUEST', detail });
  }
  if (password !== undefined) await requireOwnPassword(context, visit.request, account, password);
  if (passkey !== undefined) {
    const use = { assertion: passkey, purpose: 'confirm', session } as const;
    const owner = await usePasskey(context, visit.request, use);
    if (owner.uuid !== account.uuid) throw passkeyRefused();
  }
  await renewAccountSession(context, visit, session);
};
