import { gatewayClientHeader, gatewayClientLife, gatewayClientText } from '@detour/shared-contracts/platform';
import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SigningKey } from '../../settings/keyring';
import { HttpProblem } from '../problem';
import { isSame } from '../signing';

const hashOf = ({ bytes }: SigningKey, seconds: number): string =>
  createHmac('sha256', bytes).update(gatewayClientText(seconds)).digest('base64url');

const secondsOf = (now: number): number => Math.floor(now / 1000);

/** Header that a service with the first of these keys sends. Empty without keys. `now` is in milliseconds. */
export const clientHeaders = (
  keys: readonly SigningKey[],
  now = Date.now(),
): Readonly<Record<string, string>> => {
  const [first] = keys;
  const seconds = secondsOf(now);
  return first ? { [gatewayClientHeader]: `${seconds}.${first.id}_${hashOf(first, seconds)}` } : {};
};

const isClient = (keys: readonly SigningKey[], given: unknown, now: number): boolean => {
  const [, digits, id, hash = ''] = /^(\d{1,12})\.([a-z0-9]{1,16})_([\w-]{43})$/.exec(String(given)) ?? [];
  const seconds = Number(digits);
  const key = keys.find((one) => one.id === id);
  if (!key || Math.abs(secondsOf(now) - seconds) > gatewayClientLife) return false;
  return isSame(hash, hashOf(key, seconds));
};

/**
 * With client keys, only services that have one are served. Everybody else gets 401 before a body is read or counted. Routes
 * with `anyClient` are open: health, the contract, and routes with their own authentication. Uses the machine's clock, never
 * `CLOCK_START`. Removes the proof, so that no later hook or log sees it.
 */
export const registerClientKeys = (app: FastifyInstance, keys: readonly SigningKey[]): void => {
  app.addHook('onRequest', async (request) => {
    const given = request.headers[gatewayClientHeader];
    delete request.headers[gatewayClientHeader];
    if (keys.length === 0 || request.routeOptions.config.anyClient || isClient(keys, given, Date.now()))
      return;
    throw new HttpProblem({
      status: 401,
      code: 'UNKNOWN_CLIENT',
      detail: 'This gateway serves only services that send a valid client key.',
    });
  });
};
