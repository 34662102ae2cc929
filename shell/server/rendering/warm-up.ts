import { routeInFlags } from '../../src/composition/route-flags';
import {
  matchPath,
  printPath,
  routeTable,
  type LinksTo,
  type PageName,
} from '@detour/shared-contracts/sites';
import { withinTime } from '../http/limits/within-time';
import type { Brought } from '../composition/brought';
import type { ComposedRelease } from '../composition/composed-release';
import type { ShellConfig } from '../settings/config';
import type { RenderedPage } from '../page/render/page-renderer';
import type { PageRequest } from '../page/page-request';
import type { HotPages } from '../page/cache/hot-pages';
import type { Renderers } from './renderers';
import { originOf, toSiteContext } from '../page/sites';

export interface WarmUp {
  /** A page that a visitor requested. The remote's next release is warmed up with it. */
  note(request: PageRequest, rendered: RenderedPage): void;
  /**
   * Starts the render processes of a composition and renders a page in each cold one, before visitors get it. Goes live after
   * `budget` (ms) in any case. Never rejects. For a preview, no cache keeps pages, so it renders none ahead.
   */
  warm(composed: ComposedRelease, budget: number, isPreview?: boolean): Promise<void>;
}

interface WarmUpOptions {
  readonly config: ShellConfig;
  readonly renderers: Pick<Renderers, 'warm' | 'coldOf'>;
  /** Renders without counting as a visitor's page. */
  draw(request: PageRequest, composed: ComposedRelease): Promise<RenderedPage>;
  now(): number;
  onTrouble(remote: string, reason: string): void;
  /** Pages that visitors ask for often. */
  readonly hot?: Pick<HotPages, 'of' | 'keep'>;
}

/** The page to render, independent of visitor and deadline. */
type Model = Omit<PageRequest, 'requestId' | 'deadline'>;

/** Maximum renders of a page: the first compiles, the second measures what a visitor waits for. */
const rounds = 3;

/** A URL without parameters, for a remote without visits. Public pages first. */
const firstPageOf = (remote: string, config: ShellConfig, brought: Brought): Model | null => {
  const own = routeTable.filter(({ remote: owner, page }) => owner === remote && page !== 'splash');
  const shops = [...own]
    .sort((a, b) => Number(a.private ?? false) - Number(b.private ?? false))
    .map(({ page }) => ({ page, path: printPath<LinksTo<PageName>>(page, 'fr_FR') }));
  const brings = brought.routes
    .filter(({ remote: owner }) => owner === remote)
    .map(({ page, paths: { fr_FR: path = '' } }) => ({ page, path }));
  const paths: readonly { readonly page: PageName; readonly path: string }[] = [...shops, ...brings];
  for (const { page, path } of paths) {
    const found = matchPath('fr', path, 'fr_FR', brought.routes);
    if ('redirect' in found || found.page !== page) continue;
    const route = routeInFlags(found, config.flags);
    if (route.page !== page) continue;
    const site = toSiteContext({
      locale: 'fr_FR',
      config,
      mode: 'visitor',
      brought,
      origin: originOf('fr', config),
    });
    return { site, route, path, search: '', flow: 'booking', preview: null, drafts: null, isCrawler: false };
  }
  return null;
};

/** Milliseconds that a switch waits for the pages that visitors ask for most. The others follow after it. */
const hotBudget = 400;
/** Pages rendered at once: visitors of the present releases need the processes too. */
const atOnce = 2;

/** Renders the hot pages in a composition and keeps them, so that its first visitors do not wait. Never rejects. */
const warmHotPages = async (
  composed: ComposedRelease,
  { hot, draw, now, onTrouble, config }: WarmUpOptions,
): Promise<void> => {
  const queue = [...(hot?.of(composed) ?? [])];
  const work = async (): Promise<void> => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const request = { ...page, requestId: 'warm-up', deadline: now() + 2 * config.renderBudget };
      try {
        const rendered = await draw(request, composed);
        if (rendered.whole && rendered.page.status === 200) hot?.keep(request, composed, rendered.page);
      } catch (error) {
        onTrouble(page.route.remote, (error as Error).message);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

/**
 * The first render of a new process is many times slower, because it compiles, connects and reads texts. Warming up keeps it away
 * from visitors. Each release renders the page that was last requested of its remote.
 */
export const createWarmUp = (options: WarmUpOptions): WarmUp => {
  const { config, renderers, draw, now, onTrouble } = options;
  const asked = new Map<string, Model>();

  const warmRemote = async (remote: string, composed: ComposedRelease, deadline: number): Promise<void> => {
    const model = asked.get(remote) ?? firstPageOf(remote, config, composed.brought);
    for (let round = 0; model && round < rounds && now() < deadline; round += 1) {
      const began = now();
      const { whole } = await draw({ ...model, requestId: 'warm-up', deadline }, composed);
      if (!whole || now() - began <= config.renderBudget / 2) return;
    }
  };

  return {
    note(request, { whole, page }) {
      const { route, preview, site } = request;
      if (page.status !== 200 || route.private || preview !== null || site.mode !== 'visitor') return;
      // A late page is still a useful model, because the next release must render it in time.
      if (!whole && asked.has(route.remote)) return;
      asked.set(route.remote, request);
    },
    async warm(composed, budget, isPreview = false) {
      const began = now();
      await renderers.warm(composed, budget);
      // A promotion goes live within a second, even when something hangs.
      const deadline = began + Math.min(budget, config.warmUpBudget);
      await Promise.all(
        renderers
          .coldOf(composed)
          .map((remote) =>
            warmRemote(remote, composed, deadline).catch((error: Error) => onTrouble(remote, error.message)),
          ),
      );
      // A developer waits after each save, without a budget.
      if (config.warmUpBudget > 0 && budget > 0 && !isPreview)
        await withinTime(warmHotPages(composed, options), Math.min(hotBudget, budget));
    },
  };
};
