import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageName } from '@detour/shared-contracts/sites';
import { PageSkeleton, skeletonKindOf } from './PageSkeleton';

/** The visible area below the header. */
const topOf = (): number =>
  Math.max(0, document.getElementById('frame-top')?.getBoundingClientRect().bottom ?? 0);

/**
 * Skeleton of the next page over the previous one, which keeps its scroll position in case the visitor changes their mind.
 * Returns the function that removes it.
 */
export const createSkeleton =
  (provide: (children: ReactNode) => ReactNode) =>
  (page: PageName): (() => void) => {
    const element = document.body.appendChild(document.createElement('div'));
    const root = createRoot(element);
    root.render(
      provide(
        <div css={[cover, { insetBlockStart: topOf() }]}>
          <PageSkeleton kind={skeletonKindOf(page)} />
        </div>,
      ),
    );
    document.getElementById('main')?.setAttribute('aria-busy', 'true');
    return () => {
      document.getElementById('main')?.removeAttribute('aria-busy');
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
  transition: 'opacity var(--motion-quick) var(--motion-ease-out)',
  '@starting-style': { opacity: 0 },
});
