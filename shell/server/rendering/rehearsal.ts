import { matchPath, printPath, routeInFlags, routeTable } from '@detour/shared-contracts';
import type { ComposedRelease } from '../composition/composed-release';
import type { ShellConfig } from '../settings/config';
import type { RenderedPage } from '../page/page-renderer';
import type { PageRequest } from '../page/page-request';
import type { Renderers } from './renderers';
import { originOf, toSiteContext } from '../page/sites';

export interface Rehearsal {
  /** A page that a visitor asked for: the next release of its remote is tried with it. */
  note(request: PageRequest, rendered: RenderedPage): void;
  /**
   * Starts the threads of a composition and draws a page with each that never drew one, before visitors get it; `budget` in
   * milliseconds, after which it goes live as it is. Never rejects.
   */
  warm(composed: ComposedRelease, budget: number): Promise<void>;
}

interface RehearsalOptions {
  readonly config: ShellConfig;
  readonly renderers: Pick<Renderers, 'warm' | 'coldOf'>;
  /** Draws without being counted as a visitor's page. */
  draw(request: PageRequest, composed: ComposedRelease): Promise<RenderedPage>;
  now(): number;
  onTrouble(remote: string, reason: string): void;
}

/** What to draw, whoever asks and however long it may take. */
type Model = Omit<PageRequest, 'requestId' | 'deadline'>;

/** Times that a page is drawn at most: the first compiles, the second is what a visitor waits for. */
const rounds = 3;

/** An address without parameters; nobody was there yet to show a better one. Public pages first. */
const firstPageOf = (remote: string, config: ShellConfig): Model | null => {
  const own = routeTable.filter(({ remote: owner, page }) => owner === remote && page !== 'splash');
  const paths = [...own]
    .sort((a, b) => Number(a.private ?? false) - Number(b.private ?? false))
    .map(({ page }) => ({ page, path: printPath(page, 'fr_FR') }));
  for (const { page, path } of paths) {
    const found = matchPath('fr', path);
    if ('redirect' in found || found.page !== page) continue;
    const route = routeInFlags(found, config.flags);
    if (route.page !== page) continue;
    const site = toSiteContext({
      locale: 'fr_FR',
      config,
      mode: 'visitor',
      origin: originOf('fr', config),
    });
    return { site, route, path, search: '', flow: 'booking', preview: null };
  }
  return null;
};

/**
 * The first page that a fresh thread draws takes many times as long as the next one: it compiles, connects and reads texts. So no
 * visitor gets it. Each release is tried with the page that was asked of its remote last.
 */
export const createRehearsal = ({ config, renderers, draw, now, onTrouble }: RehearsalOptions): Rehearsal => {
  const asked = new Map<string, Model>();

  const rehearse = async (remote: string, composed: ComposedRelease, deadline: number): Promise<void> => {
    const model = asked.get(remote) ?? firstPageOf(remote, config);
    for (let round = 0; model && round < rounds && now() < deadline; round += 1) {
      const began = now();
      const { whole } = await draw({ ...model, requestId: 'rehearsal', deadline }, composed);
      if (!whole || now() - began <= config.renderBudget / 2) return;
    }
  };

  return {
    note(request, { whole, page }) {
      const { route, preview, site } = request;
      if (page.status !== 200 || route.private || preview !== null || site.mode !== 'visitor') return;
      // One that came too late is a better model than none: it is what the next release should not be late with.
      if (!whole && asked.has(route.remote)) return;
      asked.set(route.remote, request);
    },
    async warm(composed, budget) {
      const began = now();
      await renderers.warm(composed, budget);
      // A promotion is to be seen within a second, whatever hangs.
      const deadline = began + Math.min(budget, config.rehearsalBudget);
      await Promise.all(
        renderers
          .coldOf(composed)
          .map((remote) =>
            rehearse(remote, composed, deadline).catch((error: Error) => onTrouble(remote, error.message)),
          ),
      );
    },
  };
};
