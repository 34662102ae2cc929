import { LRUCache } from 'lru-cache';
import type { PageAnswer, PageHead } from '@detour/shared-contracts/mount';
import type { PageRequest } from '../page-request';

/** Heads and states of pages by URL, for pages whose part is late or lost. */
export interface AnswerMemory {
  keep(request: PageRequest, answer: PageAnswer): void;
  /** Null when the URL was not rendered lately. */
  of(request: PageRequest): PageAnswer | null;
}

/** Bytes, and the lifetime of a head (ms). */
const limits = { maxSize: 8 * 1024 * 1024, ttl: 24 * 60 * 60_000 } as const;

const keyOf = ({ site, route, path, search }: PageRequest): string =>
  [site.origin, route.locale, path, search].join(' ');

/** Without data that must be of today: a price in structured data, and the picture to load first. */
const withoutData = ({ jsonLd: _, preloadImages: __, ...head }: PageHead): PageHead => head;

/** Keeps no private page, whose path has a secret, and no unknown URL, of which anybody can invent any number. */
export const createAnswerMemory = (): AnswerMemory => {
  const answers = new LRUCache<string, PageAnswer>({
    ...limits,
    sizeCalculation: (answer, key) => key.length + JSON.stringify(answer).length,
  });
  return {
    keep(request, { head, status }) {
      if (request.route.private || request.preview !== null) return;
      const key = keyOf(request);
      if (status === 200 || status === 301 || status === 410)
        answers.set(key, { head: withoutData(head), status });
      else answers.delete(key);
    },
    of: (request) => answers.get(keyOf(request)) ?? null,
  };
};
