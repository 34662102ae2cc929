import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressGroupOf } from '@detour/shared-contracts/platform';
import type { TrustDocument } from '@detour/shared-releases/trust';
import {
  bodyHashHeader,
  bodyHashOf,
  teamHeader,
  verifyTeamRequest,
  type TrustedKey,
} from '@detour/shared-releases/team';
import { LRUCache } from 'lru-cache';
import { sendProblem } from '../http/problem';
import type { KnownHost } from '../page/sites';

/** Requests of one address group without a valid signature, per minute: verifying one costs 0.1 ms. */
const mostRefused = 60;
const minute = 60_000;

interface TeamAccessOptions {
  readonly trust: () => TrustDocument;
  /** Rejects development keys. */
  readonly production: boolean;
  /** The known host that a `Host` header names. */
  readonly hostOf: (header: string | undefined) => Pick<KnownHost, 'origin'> | null;
  now(): number;
}

export interface TeamAccess {
  /** The key that signed the head of a request. Null after the request was answered with 401 or 429. */
  signer(request: FastifyRequest, reply: FastifyReply): TrustedKey | null;
  /** True when the body is the one that was signed; otherwise answers with 401. */
  isSignedBody(request: FastifyRequest, reply: FastifyReply): boolean;
}

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** A team has no password: each request is signed with the key that signs its releases, for one shop. */
export const createTeamAccess = ({ trust, production, hostOf, now }: TeamAccessOptions): TeamAccess => {
  const refused = new LRUCache<string, number>({ max: 10_000, ttl: minute, noUpdateTTL: true });
  const refuse = (reply: FastifyReply, title: string): void =>
    void sendProblem(reply, { status: 401, code: 'TEAM_KEY', title });
  const shopOf = ({ headers: { host } }: FastifyRequest): string => {
    const known = hostOf(host);
    return known ? new URL(known.origin).hostname : '';
  };
  return {
    signer(request, reply) {
      const group = addressGroupOf(request.ip);
      const count = refused.get(group) ?? 0;
      if (count >= mostRefused) {
        void reply.header('retry-after', '60');
        void sendProblem(reply, { status: 429, code: 'RATE_LIMITED', title: 'Too many unsigned requests' });
        return null;
      }
      const signed = {
        host: shopOf(request),
        method: request.method,
        path: request.raw.url ?? '',
        bodyHash: headerOf(request, bodyHashHeader),
      };
      const judgement = { now: now(), production };
      const verified = verifyTeamRequest(trust(), signed, headerOf(request, teamHeader), judgement);
      if (verified.ok) return verified.value;
      refused.set(group, count + 1);
      refuse(reply, verified.error.message);
      return null;
    },
    isSignedBody(request, reply) {
      const body = typeof request.body === 'string' ? request.body : '';
      if (bodyHashOf(body) === headerOf(request, bodyHashHeader)) return true;
      refuse(reply, 'The body is not the one that was signed.');
      return false;
    },
  };
};
