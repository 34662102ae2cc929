import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageName } from '@detour/shared-contracts/sites';
import type { CardPreview } from '../../navigation/ahead/card-preview';
import { carriedPicture, PageSkeleton, skeletonKindOf } from './PageSkeleton';

/** The visible area below the header. */
const topOf = (): number =>
  Math.max(0, document.getElementById('frame-top')?.getBoundingClientRect().bottom ?? 0);

const stillness = '(prefers-reduced-motion: reduce)';

/** Moves the picture of the card to its place in the skeleton, where the browser can. `draw` must be synchronous. */
const carryPicture = (picture: HTMLImageElement | null, draw: () => void): void => {
  if (!picture || !('startViewTransition' in document) || matchMedia(stillness).matches) return draw();
  picture.style.viewTransitionName = carriedPicture;
  const transition = document.startViewTransition(() => {
    picture.style.viewTransitionName = '';
    draw();
  });
  // A skipped transition (a hidden tab, a second navigation) has drawn too.
  transition.ready.catch(() => undefined);
};

/**
 * Skeleton of the next page over the previous one, which keeps its scroll position in case the visitor changes their mind. It shows
 * picture and title of the pressed card. Returns the function that removes it.
 */
export const createSkeleton =
  (provide: (children: ReactNode) => ReactNode) =>
  (page: PageName, preview: CardPreview | null): (() => void) => {
    const element = document.createElement('div');
    const root = createRoot(element);
    const insetBlockStart = topOf();
    let isRemoved = false;
    carryPicture(preview?.picture ?? null, () => {
      if (isRemoved) return;
      document.body.append(element);
      flushSync(() =>
        root.render(
          provide(
            <div css={[cover, !preview?.picture && appearing, { insetBlockStart }]}>
              <PageSkeleton kind={skeletonKindOf(page)} preview={preview} />
            </div>,
          ),
        ),
      );
    });
    document.getElementById('main')?.setAttribute('aria-busy', 'true');
    return () => {
      document.getElementById('main')?.removeAttribute('aria-busy');
      isRemoved = true;
      root.unmount();
      element.remove();
    };
  };

const cover = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 'var(--z-sticky)',
  overflow: 'hidden',
  background: 'var(--color-surface)',
});
const appearing = css({
  transition: 'opacity var(--motion-quick) var(--motion-ease-out)',
  '@starting-style': { opacity: 0 },
});
