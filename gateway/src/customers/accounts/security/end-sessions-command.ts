import { normaliseEmail } from '@detour/shared-contracts/rules';
import type { GatewayContext } from '../../../context/context';
import { transact } from '../../../database/transaction';
import { findAccountByEmail } from '../../../sessions/account.repository';
import { endSessions } from './account-sessions.repository';
import { recordSecurityEvent } from './security-events';

type Context = Pick<GatewayContext, 'config' | 'clock' | 'log' | 'db'>;

const readAddress = (body: string): string | null => {
  const refuse = (): never => {
    throw new Error('Name the customer, {"email": "lea@example.org"}, or everybody, {"everybody": true}.');
  };
  try {
    const { email, everybody } = JSON.parse(body) as Readonly<Record<string, unknown>>;
    if (everybody === true && email === undefined) return null;
    return typeof email === 'string' && everybody === undefined ? normaliseEmail(email) : refuse();
  } catch {
    return refuse();
  }
};

/** Admin command: ends the sessions of one customer, with a security event, or of everybody, customer care included. */
export const endSessionsCommand = async (context: Context, body: string): Promise<unknown> => {
  const { db } = context;
  const email = readAddress(body);
  if (email === null) {
    return transact(db, async (trx) => {
      const [ended] = await trx.deleteFrom('account_session').execute();
      await trx.deleteFrom('care_session').execute();
      return { ended: Number(ended?.numDeletedRows ?? 0) };
    });
  }
  const account = await findAccountByEmail(db, email);
  if (!account) throw new Error(`There is no account for ${email}.`);
  return transact(db, async (trx) => {
    await endSessions(trx, account.uuid);
    await recordSecurityEvent(context, trx, {
      accountUuid: account.uuid,
      kind: 'sessions-ended',
      request: null,
      mailTo: account.email,
    });
    return { endedOf: email };
  });
};
