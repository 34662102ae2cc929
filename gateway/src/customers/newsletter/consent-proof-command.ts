import { normaliseEmail } from '@detour/shared-contracts/rules';
import { isIP } from 'node:net';
import type { GatewayContext } from '../../context/context';
import { findSubscription } from './newsletter.repository';
import { isPlace } from './newsletter-pending.repository';

interface Question {
  readonly email: string;
  readonly ip: string;
}

const readQuestion = (body: string): Question => {
  const refuse = (): never => {
    throw new Error(
      'Name the subscriber and a network address, {"email": "lea@example.org", "ip": "203.0.113.9"}.',
    );
  };
  try {
    const { email, ip } = JSON.parse(body) as Readonly<Record<string, unknown>>;
    return typeof email === 'string' && typeof ip === 'string' && isIP(ip) !== 0
      ? { email: normaliseEmail(email), ip }
      : refuse();
  } catch {
    return refuse();
  }
};

/**
 * Admin command: the proof of a consent (GDPR art. 7(1)), with its places and times, and whether it was requested and confirmed from
 * the given network address. The stored hashes reveal no address.
 */
export const consentProofCommand = async (
  context: Pick<GatewayContext, 'db' | 'secret'>,
  body: string,
): Promise<unknown> => {
  const { email, ip } = readQuestion(body);
  const row = await findSubscription(context.db, email);
  if (!row) throw new Error(`${email} is not subscribed.`);
  const isFrom = (hash: string | null): boolean => hash !== null && isPlace(context, hash, ip);
  return {
    source: row.source,
    textVersion: row.text_version,
    askedAt: row.asked_at,
    askedFromThere: isFrom(row.asked_from),
    confirmedAt: row.confirmed_at,
    confirmedFromThere: isFrom(row.confirmed_from),
  };
};
