import type { ReactNode } from 'react';
import { createChunk, LazyPart, Skeleton } from '@detour/shared-ui';
import { useText } from '../text';

/** The controls of all filters: nobody needs them before a filter is opened. */
const controls = /* @__PURE__ */ createChunk(() => import('./filter-controls'));

/** Loads the controls, for example when the pointer reaches the filter bar. */
export const preloadControls = (): Promise<void> => controls.load();

export interface LazyControlsProps {
  readonly children: (code: typeof import('./filter-controls')) => ReactNode;
}

/** Filter controls, a placeholder until their code has loaded, or an error with a retry. */
export const LazyControls = ({ children }: LazyControlsProps) => {
  const text = useText();
  return (
    <LazyPart
      chunk={controls}
      failed={text('filter.failed')}
      retryLabel={text('ui.retry')}
      waiting={<Skeleton width="100%" height="9rem" radius="m" />}
    >
      {children}
    </LazyPart>
  );
};
