import { sitemapCall, type SitemapResponse } from '@detour/shared-contracts/api';
import { ownCall } from '../../src/contract';
import type { GatewayLink } from '../http/proxy/gateway-link';

type Entries = SitemapResponse['entries'];

/** Lifetime (ms) of the list. An older one stays while the gateway does not respond. */
const life = 10 * 60_000;
/** Milliseconds. */
const timeout = 10_000;

interface SitemapSourceOptions {
  readonly gateway: Pick<GatewayLink, 'fetch'>;
  now(): number;
}

/** The catalogue's pages, read from the gateway at most once in ten minutes. Null when none is known and the gateway fails. */
export const createSitemapSource = ({ gateway, now }: SitemapSourceOptions) => {
  let known: { readonly at: number; readonly entries: Entries } | null = null;
  let running: Promise<Entries | null> | null = null;
  const refresh = async (): Promise<Entries | null> => {
    try {
      const answer = await gateway.fetch(ownCall(sitemapCall).path, { signal: AbortSignal.timeout(timeout) });
      if (!answer.ok) throw new Error(`${sitemapCall.path} answered ${answer.status}.`);
      const { entries } = (await answer.json()) as SitemapResponse;
      known = { at: now(), entries };
      return entries;
    } catch {
      return known?.entries ?? null;
    } finally {
      running = null;
    }
  };
  return (): Promise<Entries | null> =>
    known && now() - known.at <= life ? Promise.resolve(known.entries) : (running ??= refresh());
};
