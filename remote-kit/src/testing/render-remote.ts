import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import { act } from '@testing-library/react';
import type { PageHead, PageModule, PagePrefetch, PageProps } from '@detour/shared-contracts/mount';
import type { Api } from '../api/api-client';
import { createPage } from '../page/create-page';
import type { RemoteDefinition } from '../page/definition';
import { registerMessages } from '../text/messages';
import { broughtRoutesOf } from './brought-routes';
import { fakeHost, type FakeHost, type FakeHostOptions } from './fake-host';

export interface RenderRemoteOptions extends Omit<FakeHostOptions, 'remote'> {
  readonly api: Api<ContractNames>;
  /** The locale's catalogue from `src/messages`. */
  readonly messages: Readonly<Record<string, string>>;
  readonly element?: HTMLElement;
  readonly snapshot?: PageProps['snapshot'];
  /** Skips `prefetch`, as after a failed one. */
  readonly cold?: boolean;
  /** The first render has no hash, as for HTML of the server. React then replaces the element's content, which is not that HTML. */
  readonly hydrates?: boolean;
}

export interface RenderedRemote {
  readonly element: HTMLElement;
  readonly host: FakeHost;
  readonly page: PageModule;
  readonly props: PageProps;
  readonly prefetched: PagePrefetch | null;
  readonly heads: PageHead[];
  unmount(): Promise<void>;
}

/** Tasks that the fake API's answers to the first render's calls need to be shown: the answer, the cache's notice, the render. */
const tasksOfAnswers = 5;

/** Before a test replaces the timers. */
const { setTimeout: realTimeout } = globalThis;

const nextTask = (): Promise<void> => new Promise((resolve) => void realTimeout(resolve, 0));

/**
 * Bootstraps and mounts. A root renders when `act` ends, and `mount` resolves only after that, so no `act` awaits `mount`. The code of a
 * page that was not prefetched arrives some tasks later.
 * Answers to the first render's calls are normally shown at the end; a test that must be sure waits with `findBy…`.
 */
const mount = async (page: PageModule, props: PageProps): Promise<void> => {
  let isDone = false;
  let mounting = Promise.resolve();
  await act(async () => {
    await page.bootstrap(props);
    mounting = page.mount(props).finally(() => (isDone = true));
  });
  while (!isDone) await act(nextTask);
  await mounting;
  for (let task = 0; task < tasksOfAnswers; task += 1) await act(nextTask);
};

/** Runs a remote's real lifecycles, starting with prefetch, in jsdom. */
export const renderRemote = async (
  definition: RemoteDefinition,
  {
    api,
    messages,
    element,
    snapshot = null,
    cold = false,
    hydrates = false,
    ...hostOptions
  }: RenderRemoteOptions,
): Promise<RenderedRemote> => {
  registerMessages(definition.remote, messages);
  const routes = broughtRoutesOf(definition.contract, hostOptions.locale ?? 'fr_FR');
  const host = fakeHost({ remote: definition.remote, routes, ...hostOptions });
  const page = createPage(definition, { api });
  const slot = element ?? document.body.appendChild(document.createElement('div'));
  const heads: PageHead[] = [];
  const prefetched = cold
    ? null
    : await page.prefetch({
        site: host.site,
        location: host.navigation.location(),
        route: host.navigation.route(),
        now: host.clock.now(),
      });
  const props: PageProps = Object.assign(Object.create(host) as FakeHost, host, {
    name: definition.remote,
    element: slot,
    identifierPrefix: `${definition.styleKey}-`,
    hydrate: hydrates,
    prefetched,
    snapshot,
    setHead: (head: PageHead) => heads.push(head),
  }) as unknown as PageProps;
  await mount(page, props);
  return {
    element: slot,
    host,
    page,
    props,
    prefetched,
    heads,
    unmount: () => act(() => page.unmount(props)),
  };
};
