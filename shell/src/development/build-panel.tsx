import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import type { BuildProblem } from '@detour/shared-releases/channel';
import { BuildPanel } from './BuildPanel';

export interface BuildPanelView {
  /** Shows a build error. Null removes it. */
  show(problem: BuildProblem | null): void;
}

/** Has its own root, so that a page error cannot affect it. */
export const createBuildPanel = (): BuildPanelView => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const cache = createCache({ key: 'development' });
  return {
    show: (problem) =>
      root.render(<CacheProvider value={cache}>{problem && <BuildPanel problem={problem} />}</CacheProvider>),
  };
};
