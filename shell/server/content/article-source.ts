import type { Locale } from '@detour/shared-contracts/sites';
import type { GatewayLink } from '../http/proxy/gateway-link';
import type { PageData } from '../../src/navigation/page-data';
import { articlesCall } from '@detour/shared-contracts/api';
import { ownCall } from '../../src/contract';

type Articles = PageData['articles'];

/** Cache lifetime (ms) of the editorial selection. */
const life = 10 * 60_000;

/** Links of the not-found page. Requested in the background: a page never waits for them. @spec NOTF-005 */
export const createArticleSource = (gateway: Pick<GatewayLink, 'fetch'>): ((locale: Locale) => Articles) => {
  const known = new Map<Locale, { readonly at: number; readonly hits: Articles }>();
  const refresh = async (locale: Locale): Promise<void> => {
    const query = new URLSearchParams({ locale, page: 'not-found' });
    const answer = await gateway.fetch(`${ownCall(articlesCall).path}?${query.toString()}`, {
      signal: AbortSignal.timeout(3000),
    });
    if (!answer.ok) return;
    const { hits } = (await answer.json()) as { hits: Articles };
    known.set(locale, { at: Date.now(), hits });
  };
  return (locale) => {
    const entry = known.get(locale);
    if (!entry || Date.now() - entry.at > life) refresh(locale).catch(() => undefined);
    return entry?.hits ?? [];
  };
};
