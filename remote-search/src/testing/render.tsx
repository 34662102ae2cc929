import { screen } from '@testing-library/react';
import type { Mode, SiteContext } from '@detour/shared-contracts/mount';
import type { Locale } from '@detour/shared-contracts/sites';
import { fakeApi, renderRemote, type FakeHandlers, type RenderedRemote } from '@detour/remote-kit/testing';
import { definition } from '../definition';
import { preloadControls } from '../filters/LazyControls';
import { catalogues } from './catalogues.fixture';
import { giftBlocksOf } from './gift-block.fixture';

export interface RenderOptions {
  readonly path?: string;
  readonly hash?: string;
  readonly locale?: Locale;
  /** Customer care sees less. */
  readonly mode?: Mode;
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly now?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly storage?: SiteContext['storage'];
  readonly snapshot?: RenderedRemote['props']['snapshot'];
  readonly cold?: boolean;
  readonly hydrates?: boolean;
}

let rendered: RenderedRemote[] = [];

/** Mounts this remote in jsdom with responses by call id. */
export const renderSearch = async (
  handlers: FakeHandlers,
  { locale = 'fr_FR', storage, ...options }: RenderOptions = {},
): Promise<RenderedRemote> => {
  const remote = await renderRemote(definition, {
    api: fakeApi({ giftBlock: () => giftBlocksOf(), ...handlers }),
    messages: catalogues[locale],
    locale,
    ...(storage && { storage }),
    ...options,
  });
  rendered.push(remote);
  // A visitor who points at a filter has its code when it opens.
  await preloadControls();
  return remote;
};

/** For `afterEach`: unmounts every remote of the test by its real lifecycle. */
export const unmountAll = async (): Promise<void> => {
  const open = rendered;
  rendered = [];
  for (const remote of open) {
    await remote.unmount();
    remote.element.remove();
  }
};

export const results = (): HTMLElement => screen.getByTestId('results');

/** An option of the destination list by the start of its text: jsdom adds spaces around bold letters to its accessible name. */
export const suggestion = (words: string): Promise<HTMLElement> =>
  screen.findByText(
    (_, element) =>
      element?.getAttribute('role') === 'option' && (element.textContent ?? '').startsWith(words),
  );
