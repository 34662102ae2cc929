import { css, keyframes } from '@emotion/react';
import { Loader2Icon } from '../icon/icons';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const spinner = css({
  display: 'inline-flex',
  animation: `${turn} 0.9s linear infinite`,
  // A turning wheel is motion; the busy state stays visible because the icon is there.
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

/** Shown inside a busy button only; pages and lists load with skeletons. */
export const Spinner = ({ size = 20 }: { size?: number }) => (
  <span css={spinner} aria-hidden="true">
    <Loader2Icon size={size} />
  </span>
);
