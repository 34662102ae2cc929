import { css } from '@emotion/react';
import type { BuildProblem } from '@detour/shared-releases/channel';

export interface BuildPanelProps {
  readonly problem: BuildProblem;
}

/** Shows a build error with its location. English, because only developers see it. */
export const BuildPanel = ({ problem: { file, line, message } }: BuildPanelProps) => (
  <section role="alert" aria-label="Build error" data-testid="build-panel" css={panel}>
    <strong>{file === null ? 'This does not build' : `${file}${line === null ? '' : `:${line}`}`}</strong>
    <pre css={words}>{message}</pre>
    <small>The page shows the last good build. This goes away with the next one.</small>
  </section>
);

const panel = css({
  position: 'fixed',
  insetBlockEnd: '1rem',
  insetInlineStart: '1rem',
  zIndex: 'var(--z-overlay-boundaries)',
  boxSizing: 'border-box',
  width: 'min(46rem, calc(100vw - 2rem))',
  maxHeight: '45vh',
  overflow: 'auto',
  padding: '0.9rem 1.1rem',
  borderInlineStart: '4px solid #E2795B',
  borderRadius: 'var(--radius-m)',
  background: '#22261F',
  color: '#FBF8F2',
  boxShadow: 'var(--shadow-overlay)',
  fontSize: '0.875rem',
});

const words = css({
  margin: '0.5rem 0',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
