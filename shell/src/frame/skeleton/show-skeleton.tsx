import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageName } from '@detour/shared-contracts/sites';
import { carriesPicture, type CardPreview } from '../../navigation/ahead/card-preview';
import { carriedPicture, PageSkeleton, skeletonKindOf } from './PageSkeleton';

/** What is known of the next page's frame. */
export interface NextFrame {
  readonly page: PageName;
  /** The page has a promotion bar above the header; an announcement below it. */
  readonly hasBar: boolean;
  readonly hasBanner: boolean;
}

/**
 * `cover`: the visible area below the header (px). `page`: where the next page will begin, which starts at its top, maybe without the lines
 * around the header. The height of a line that the present page lacks is not known.
 */
const topsOf = ({ hasBar, hasBanner }: NextFrame): { readonly cover: number; readonly page: number } => {
  const header = document.getElementById('frame-top');
  const heightOf = (selector: string): number =>
    header?.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
  const lost =
    (hasBar ? 0 : heightOf('[data-testid="promo-bar"]')) +
    (hasBanner ? 0 : heightOf('[data-testid="announcement-banner"]'));
  return {
    cover: Math.max(0, header?.getBoundingClientRect().bottom ?? 0),
    page: (header?.offsetHeight ?? 0) - lost,
  };
};

/** Moves the picture of the card to its place in the skeleton, where the browser can. `draw` must be synchronous. */
const carryPicture = (preview: CardPreview | null, draw: () => void): void => {
  const picture = preview && carriesPicture(preview) ? preview.picture : null;
  if (!picture) return draw();
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
  (next: NextFrame, preview: CardPreview | null): (() => void) => {
    const element = document.createElement('div');
    const root = createRoot(element);
    const tops = topsOf(next);
    const place = {
      insetBlockStart: Math.min(tops.cover, tops.page),
      paddingBlockStart: Math.max(0, tops.page - tops.cover),
    };
    let isRemoved = false;
    carryPicture(preview, () => {
      if (isRemoved) return;
      document.body.append(element);
      flushSync(() =>
        root.render(
          provide(
            <div css={[cover, !preview && appearing, place]}>
              <PageSkeleton kind={skeletonKindOf(next.page)} preview={preview} />
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
