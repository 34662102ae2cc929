import { cookieNameOf } from '@detour/shared-contracts/platform';
import { contentPreviewCall, type ContentPreview } from '@detour/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ownCall } from '../../src/contract';
import type { GatewayLink } from '../http/proxy/gateway-link';

/** A browser that shows drafts of editors. */
export interface DraftPreview {
  /** `Cookie` header of calls whose responses have the drafts. */
  readonly cookie: string;
  /** Milliseconds UTC. */
  readonly until: number;
}

export interface DraftPreviews {
  /** Null for visitors, and when the gateway does not respond. */
  of(request: Pick<FastifyRequest, 'cookies'>): Promise<DraftPreview | null>;
}

/** Cache lifetime (ms) of the gateway's response. */
const life = 15_000;

/** End of a preview and its signature. Anything else is not worth a question. */
const form = /^\d{13}\.[\w-]{43,62}$/;

/** Validates the cookie of a preview with the gateway, which signed it. @spec FLAG-018 */
export const createDraftPreviews = (
  gateway: Pick<GatewayLink, 'fetch'>,
  { secure }: { readonly secure: boolean },
): DraftPreviews => {
  const name = cookieNameOf('content_preview', secure);
  const answers = new LRUCache<string, Promise<{ readonly preview: DraftPreview | null }>>({
    max: 200,
    ttl: life,
  });
  const ask = async (value: string): Promise<{ readonly preview: DraftPreview | null }> => {
    const cookie = `${name}=${value}`;
    const signal = AbortSignal.timeout(2000);
    const answer = await gateway.fetch(ownCall(contentPreviewCall).path, { headers: { cookie }, signal });
    if (!answer.ok) return { preview: null };
    const { until } = (await answer.json()) as ContentPreview;
    return { preview: { cookie, until: Date.parse(until) } };
  };
  return {
    async of({ cookies }) {
      const value = cookies[name];
      if (value === undefined || !form.test(value)) return null;
      const answer =
        answers.get(value) ??
        ask(value).catch(() => {
          answers.delete(value);
          return { preview: null };
        });
      answers.set(value, answer, { noUpdateTTL: true });
      return (await answer).preview;
    },
  };
};
