import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import type { BuildProblem } from '@detour/shared-releases';
import { BuildPanel } from './BuildPanel';

export interface BuildPanelView {
  /** Null takes it away. */
  show(problem: BuildProblem | null): void;
}

/** A root of its own beside the frame: what is wrong with a page does not reach it. */
export const createBuildPanel = (): BuildPanelView => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const cache = createCache({ key: 'development' });
  return {
    show: (problem) =>
      root.render(<CacheProvider value={cache}>{problem && <BuildPanel problem={problem} />}</CacheProvider>),
  };
};
