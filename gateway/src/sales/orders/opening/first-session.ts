import type { GatewayContext } from '../../../context/context';
import { keyedHash, sha256 } from '../../../http/signing';

/**
 * The session of a visitor's first order. It follows from what makes the request a repetition (`seed`), so that a request that is sent
 * twice, or whose answer was lost, gets the same session and the same order. While keys are exchanged, the session may be of an older one.
 */
export const findSessionValue = async (
  { db, secret }: Pick<GatewayContext, 'db' | 'secret'>,
  seed: string,
): Promise<string> => {
  const present = keyedHash(secret.first, 'session', seed);
  if (secret.all.length === 1) return present;
  const values = secret.all.map((key) => keyedHash(key, 'session', seed));
  const used = await db
    .selectFrom('orders')
    .select('session_id')
    .where('session_id', 'in', values.map(sha256))
    .executeTakeFirst();
  return values.find((value) => sha256(value) === used?.session_id) ?? present;
};
