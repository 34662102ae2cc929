import { css, keyframes } from '@emotion/react';
import { Loader2Icon } from '../icon/icons';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const spinner = css({
  display: 'inline-flex',
  animation: `${turn} 0.9s linear infinite`,
  // With reduced motion the icon stays visible without turning.
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

/** For busy buttons only. Pages and lists load with skeletons. */
export const Spinner = ({ size = 20 }: { size?: number }) => (
  <span css={spinner} aria-hidden="true">
    <Loader2Icon size={size} />
  </span>
);
