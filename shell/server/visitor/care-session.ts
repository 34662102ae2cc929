import { cookieNameOf } from '@detour/shared-contracts/platform';
import { LRUCache } from 'lru-cache';
import type { ShellConfig } from '../settings/config';
import type { GatewayLink } from '../http/proxy/gateway-link';
import { careSessionCall } from '@detour/shared-contracts/api';
import { ownCall } from '../../src/contract';

/** Name of the cookie that the gateway sets for customer care. */
export const careCookieOf = (secure: boolean): string => cookieNameOf('care', secure);

/** Cache lifetime (ms) of the gateway's response. Short, so that a sign-out takes effect soon. */
const life = 15_000;

export interface CareSessions {
  /** True when the cookie's value is a care session known to the gateway. False when the gateway does not respond. */
  isOpen(value: string | undefined): Promise<boolean>;
  /** Mail address of the agent. Null when `isOpen` is false. */
  memberOf(value: string | undefined): Promise<string | null>;
}

/** Validates the care cookie with the gateway, because only the gateway can detect a forged one. @spec CARE-001 CARE-011 */
export const createCareSessions = (
  gateway: Pick<GatewayLink, 'fetch'>,
  { secure, careHosts }: Pick<ShellConfig, 'secure' | 'careHosts'>,
): CareSessions => {
  const answers = new LRUCache<string, Promise<{ readonly member: string | null }>>({ max: 500, ttl: life });
  const ask = async (value: string): Promise<{ readonly member: string | null }> => {
    const answer = await gateway.fetch(ownCall(careSessionCall).path, {
      headers: {
        cookie: `${careCookieOf(secure)}=${encodeURIComponent(value)}`,
        // The gateway answers calls of customer care on its hosts only.
        'x-forwarded-host': careHosts.fr,
      },
      signal: AbortSignal.timeout(2000),
    });
    if (answer.status !== 200) return { member: null };
    const { email } = (await answer.json()) as { readonly email?: unknown };
    return { member: typeof email === 'string' ? email : 'staff' };
  };
  const memberOf = async (value: string | undefined): Promise<string | null> => {
    if (!value) return null;
    const answer =
      answers.get(value) ??
      ask(value).catch(() => {
        answers.delete(value);
        return { member: null };
      });
    answers.set(value, answer, { noUpdateTTL: true });
    return (await answer).member;
  };
  return { memberOf, isOpen: async (value) => (await memberOf(value)) !== null };
};
