import type { RemoteName, SiteContext } from '@detour/shared-contracts/mount';
import type { PageName } from '@detour/shared-contracts/sites';
import type { PageSlot } from '../../slots/page-slot';
import { whenIdle } from '../when-idle';
import { targetOfLink, targetsInView, type AheadTarget } from './ahead-links';

interface PrepareAheadOptions {
  readonly site: Pick<SiteContext, 'locale' | 'mode' | 'flags'>;
  readonly slot: Pick<PageSlot, 'prepare'>;
  /** Loads the scripts of a page, without running the page. */
  loadScripts(remote: RemoteName, page: PageName): Promise<void>;
  /** The element whose links are read. */
  main(): HTMLElement;
  /** A navigation is under way: it has the network for itself. */
  isBusy(): boolean;
}

export interface PrepareAhead {
  /** Called after a page was shown. Once it is idle, prepares the pages of its visible links. */
  pageIsShown(): void;
}

/** Maximum number of pages whose data is fetched on an idle page, and of distinct pages whose code is loaded. */
const dataBudget = 2;
const codeBudget = 3;

/** Time (ms) that a pointer must stay on a link, age of stale data, and idle time after scrolling. */
const dwell = 65;
const freshFor = 45_000;
const quiet = 400;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Nothing is prepared unasked for a visitor who saves data or has a slow connection. */
const isThrifty = (): boolean => {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
};

/** Maximum delay (ms) until an idle moment. */
const longestWait = 2000;

/** Prepares each page at most once per time: code forever, data while it is fresh. Failures are forgotten; the navigation repeats them. */
const createPreparer = ({ slot, loadScripts }: PrepareAheadOptions) => {
  const scripts = new Set<string>();
  const data = new Map<string, number>();
  const keyOf = ({ route }: AheadTarget): string => `${route.remote} ${route.page}`;
  return {
    hasScripts: (target: AheadTarget): boolean => scripts.has(keyOf(target)),
    hasData: ({ href }: AheadTarget): boolean => Date.now() - (data.get(href) ?? 0) < freshFor,
    async scripts(target: AheadTarget): Promise<void> {
      const key = keyOf(target);
      if (scripts.has(key)) return;
      scripts.add(key);
      await loadScripts(target.route.remote, target.route.page).catch(() => scripts.delete(key));
    },
    async whole(target: AheadTarget): Promise<void> {
      if (this.hasData(target)) return;
      data.set(target.href, Date.now());
      scripts.add(keyOf(target));
      const { prefetched } = await slot.prepare(target.route.remote, target.location, target.route);
      if (!prefetched) data.delete(target.href);
    },
  };
};

type Preparer = ReturnType<typeof createPreparer>;

/** The work for the visible links, one after the other: first the data of the first links, then the code of other pages. */
const planOf = (targets: readonly AheadTarget[], preparer: Preparer): (() => Promise<void>)[] => {
  const first = targets.slice(0, dataBudget).filter((target) => !preparer.hasData(target));
  const pages = new Map(targets.map((target) => [`${target.route.remote} ${target.route.page}`, target]));
  const others = [...pages.values()].filter((target) => !preparer.hasScripts(target)).slice(0, codeBudget);
  return [
    ...first.map((target) => () => preparer.whole(target)),
    ...others.map((target) => () => preparer.scripts(target)),
  ];
};

/** Prepares a link that the visitor points at, touches or focuses. */
const watchIntents = (site: PrepareAheadOptions['site'], preparer: Preparer): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (delay: number) => (event: Event) => {
    clearTimeout(waiting);
    const anchor =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const target = anchor && targetOfLink(site, anchor);
    if (target) waiting = setTimeout(() => void preparer.whole(target), delay);
  };
  addEventListener('pointerdown', onIntent(0), { passive: true });
  addEventListener('pointerover', onIntent(dwell), { passive: true });
  addEventListener('focusin', onIntent(dwell), { passive: true });
};

/**
 * Loads the next page before the visitor requests it: code and data of visible links while the page is idle, and those of a
 * touched link at once.
 */
export const prepareAhead = (options: PrepareAheadOptions): PrepareAhead => {
  const preparer = createPreparer(options);
  let round = 0;

  const workOff = async (plan: readonly (() => Promise<void>)[], current: number): Promise<void> => {
    for (const step of plan) {
      await new Promise<void>((resolve) => whenIdle(resolve, longestWait));
      if (current !== round || options.isBusy()) return;
      await step();
    }
  };
  const start = (): void => {
    if (isThrifty() || document.visibilityState === 'hidden') return;
    const current = ++round;
    whenIdle(() => {
      if (current === round)
        void workOff(planOf(targetsInView(options.site, options.main()), preparer), current);
    }, longestWait);
  };

  let scrolled: ReturnType<typeof setTimeout> | undefined;
  const afterScroll = (): void => {
    clearTimeout(scrolled);
    scrolled = setTimeout(start, quiet);
  };
  watchIntents(options.site, preparer);
  return {
    pageIsShown() {
      start();
      addEventListener('scroll', afterScroll, { passive: true });
    },
  };
};
