import type { ShellDocument } from '../boot/open-document';
import type { RemoteLoader } from '../composition/remote-loader';
import { applyHead } from '../navigation/document-head';
import type { Slots } from '../slots/connect-slots';
import { renewFragments } from '../slots/fragment-slots';

interface ToolOptions {
  readonly document: Pick<ShellDocument, 'page' | 'composition' | 'elements' | 'intl'>;
  readonly slots: Pick<Slots, 'page' | 'prefetchInput'>;
  readonly loader: RemoteLoader;
}

/** Draws the boundaries of all remotes with `?boundaries` in the URL, or Alt+Shift+B. */
const watchBoundaries = ({ composition, intl }: ToolOptions['document']): void => {
  const draw = (): void =>
    void import('../overlay/boundaries').then(({ showBoundaries }) => showBoundaries(composition, intl));
  if (new URLSearchParams(location.search).has('boundaries')) draw();
  addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyB') draw();
  });
};

/** Starts the tools for developers, each in a separate chunk that visitors never load. */
export const startTools = ({ document, slots, loader }: ToolOptions): void => {
  const { page, composition, elements } = document;
  if (page.development)
    void import('./start-development').then(({ startDevelopment }) =>
      startDevelopment({
        composition,
        elements,
        slot: slots.page,
        loader,
        renewFragments,
        setHead: applyHead,
        prefetchInput: slots.prefetchInput,
      }),
    );
  watchBoundaries(document);
};
