import { LRUCache } from 'lru-cache';

/** Name of the cookie that the gateway sets for customer care. */
export const careCookie = 'care';

/** Milliseconds for which an answer of the gateway is believed: somebody who signs out is out soon. */
const life = 15_000;

export interface CareSessions {
  /** True when the cookie's value is a care session that the gateway knows; false also when it does not answer. */
  isOpen(value: string | undefined): Promise<boolean>;
}

/** Asks the gateway whose the care cookie is: only it can tell a session from a forged text. @spec CARE-001 CARE-011 */
export const createCareSessions = (gatewayOrigin: string): CareSessions => {
  const answers = new LRUCache<string, Promise<boolean>>({ max: 500, ttl: life });
  const ask = (value: string): Promise<boolean> =>
    fetch(`${gatewayOrigin}/api/care/session`, {
      headers: { cookie: `${careCookie}=${encodeURIComponent(value)}` },
      signal: AbortSignal.timeout(2000),
    }).then((answer) => answer.status === 200);
  return {
    isOpen(value) {
      if (!value) return Promise.resolve(false);
      const known = answers.get(value);
      if (known) return known;
      const answer = ask(value).catch(() => {
        answers.delete(value);
        return false;
      });
      answers.set(value, answer);
      return answer;
    },
  };
};
