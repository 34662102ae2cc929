import {
  announcementBannerCall,
  giftBlockCall,
  homepageCall,
  minisitesCall,
  navigationCall,
  promoBarsCall,
  targetedBannerCall,
  type Call,
} from '@detour/shared-contracts/api';
import type {
  AnnouncementBannersResponse,
  GiftBlockResponse,
  Homepage,
  Minisite,
  MinisitesResponse,
  NavigationResponse,
  PromoBarsResponse,
  TargetedBannersResponse,
} from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { withinTime } from '../http/limits/within-time';
import type { GatewayLink } from '../http/proxy/gateway-link';
import { localiseBanners, type FrameContent } from '../../src/frame/content/frame-content';
import { ownCall } from '../../src/contract';

export interface KnownContent {
  readonly content: FrameContent;
  readonly minisites: readonly Minisite[];
  /** Changes with the content, so that pages rendered with old content are dropped. */
  readonly version: number;
}

export interface ContentSource {
  /**
   * Returns the known content. Waits up to `patience` (ms) when there is none; null when the gateway does not respond in time.
   */
  get(locale: Locale, patience: number): Promise<KnownContent | null>;
  /** Reads all locales before the first visitor. Retries every `pause` (ms) while the gateway is unavailable. */
  warm(locales: readonly Locale[], pause: number): void;
  /** Reads the content of a locale again, also when it is fresh. Resolves without an error when the gateway does not respond. */
  renew(locale: Locale): Promise<unknown>;
  /** Content with the drafts that a preview's cookie shows, kept nowhere. Null when the gateway does not respond. */
  withDrafts(locale: Locale, cookie: string): Promise<KnownContent | null>;
  close(): void;
}

type Gateway = Pick<GatewayLink, 'fetch'>;

interface ContentSourceOptions {
  readonly gateway: Gateway;
  now(): number;
}

/** Freshness lifetime (ms) of content. Stale content is served once more during a refresh. */
const life = 60_000;

const readCall = async <T>(gateway: Gateway, { path }: Pick<Call, 'path'>, query: string): Promise<T> => {
  const answer = await gateway.fetch(`${path}${query}`, { signal: AbortSignal.timeout(3000) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return (await answer.json()) as T;
};

const readContent = async (
  gateway: Gateway,
  locale: Locale,
): Promise<Pick<KnownContent, 'content' | 'minisites'>> => {
  const query = `?locale=${locale}`;
  const [navigation, promos, banners, gifts, partners, { footer, announcementBanner }, targeted] =
    await Promise.all([
      readCall<NavigationResponse>(gateway, ownCall(navigationCall), query),
      readCall<PromoBarsResponse>(gateway, ownCall(promoBarsCall), query),
      readCall<AnnouncementBannersResponse>(gateway, ownCall(announcementBannerCall), ''),
      readCall<GiftBlockResponse>(gateway, ownCall(giftBlockCall), ''),
      readCall<MinisitesResponse>(gateway, ownCall(minisitesCall), query),
      readCall<Homepage>(gateway, ownCall(homepageCall), query),
      readCall<TargetedBannersResponse>(gateway, ownCall(targetedBannerCall), query),
    ]);
  const content = {
    navigation: navigation.links,
    weeklyTheme: navigation.weeklyTheme ?? null,
    footer: navigation.footer,
    payments: navigation.paymentMethods,
    promoBars: promos.promoBars,
    banners: localiseBanners(banners, locale),
    giftBlock: gifts[locale],
    home: { footer, announcementBanner },
    targetedBanners: targeted.banners,
  };
  return { content, minisites: partners.minisites };
};

/** Reads header and footer content by locale in the background. A page waits for it at most once. */
export const createContentSource = ({ gateway, now }: ContentSourceOptions): ContentSource => {
  const known = new Map<Locale, KnownContent & { readonly at: number; readonly text: string }>();
  const running = new Map<Locale, Promise<KnownContent | null>>();
  let versions = 0;
  const refresh = (locale: Locale): Promise<KnownContent | null> => {
    const under = running.get(locale);
    if (under) return under;
    const work = readContent(gateway, locale)
      .then((read) => {
        const text = JSON.stringify(read);
        const before = known.get(locale);
        const same = before?.text === text;
        const entry = {
          ...(same ? { content: before.content, minisites: before.minisites } : read),
          version: same ? before.version : (versions += 1),
          at: now(),
          text,
        };
        known.set(locale, entry);
        return entry;
      })
      .catch(() => null)
      .finally(() => running.delete(locale));
    running.set(locale, work);
    return work;
  };
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const warm = async (locales: readonly Locale[], pause: number): Promise<void> => {
    for (const locale of locales) await refresh(locale);
    const missing = locales.filter((locale) => !known.has(locale));
    if (missing.length > 0 && !closed) timer = setTimeout(() => void warm(missing, pause), pause).unref();
  };
  return {
    warm: (locales, pause) => void warm(locales, pause),
    close() {
      closed = true;
      clearTimeout(timer);
    },
    // What is being read may be older than the change.
    renew: async (locale) => {
      await running.get(locale);
      return refresh(locale);
    },
    withDrafts: (locale, cookie) => {
      const asEditor: Gateway = {
        fetch: (path, init) => gateway.fetch(path, { ...init, headers: { cookie } }),
      };
      return readContent(asEditor, locale)
        .then((read) => ({ ...read, version: 0 }))
        .catch(() => null);
    },
    get(locale, patience) {
      const entry = known.get(locale);
      if (entry && now() - entry.at <= life) return Promise.resolve(entry);
      const work = refresh(locale);
      return entry ? Promise.resolve(entry) : withinTime(work, patience);
    },
  };
};
