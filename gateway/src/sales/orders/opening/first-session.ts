import type { GatewayContext } from '../../../context/context';
import { keyedHash, sha256 } from '../../../http/signing';

/**
 * Session of a visitor's first order. It is derived from `seed`, which identifies the request, so that a repeated request gets the same
 * session and the same order. During a key rotation the order may have a session of an older key.
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
