import { screen } from '@testing-library/react';
import type { Mode } from '@detour/shared-contracts/mount';
import type { Locale } from '@detour/shared-contracts/sites';
import { fakeApi, renderRemote, type FakeHandlers, type RenderedRemote } from '@detour/remote-kit/testing';
import { definition } from '../definition';
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
  readonly snapshot?: RenderedRemote['props']['snapshot'];
  readonly cold?: boolean;
}

// Whole pages, typed into and measured by axe, on a machine that may do other things.
jest.setTimeout(30_000);

let rendered: RenderedRemote[] = [];

/** Mounts this remote in jsdom with answers by call id. */
export const renderSearch = async (
  handlers: FakeHandlers,
  { locale = 'fr_FR', ...options }: RenderOptions = {},
): Promise<RenderedRemote> => {
  const remote = await renderRemote(definition, {
    api: fakeApi({ giftBlock: () => giftBlocksOf(), ...handlers }),
    messages: catalogues[locale],
    locale,
    ...options,
  });
  rendered.push(remote);
  return remote;
};

/** For `afterEach`: takes every remote of the test down through its real lifecycle. */
export const unmountAll = async (): Promise<void> => {
  const open = rendered;
  rendered = [];
  for (const remote of open) {
    await remote.unmount();
    remote.element.remove();
  }
};

export const results = (): HTMLElement => screen.getByTestId('results');

/** A row of the destination list by the start of its words: jsdom puts spaces around the letters in bold when it names an option. */
export const suggestion = (words: string): Promise<HTMLElement> =>
  screen.findByText(
    (_, element) =>
      element?.getAttribute('role') === 'option' && (element.textContent ?? '').startsWith(words),
  );
