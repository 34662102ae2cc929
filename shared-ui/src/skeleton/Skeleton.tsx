import { css, keyframes } from '@emotion/react';
import { media } from '../foundation/media';

export interface SkeletonProps {
  /** CSS lengths. Defaults to a text line: 70 % wide and one line high. */
  width?: string | undefined;
  height?: string | undefined;
  radius?: 's' | 'm' | 'l' | 'pill' | undefined;
  className?: string | undefined;
}

/** Placeholder of loading content. Its container announces the state once, by `aria-busy` or a live region. */
export const Skeleton = ({ width = '70%', height = '1lh', radius = 's', className }: SkeletonProps) => (
  <span
    css={[bone, { width, height, borderRadius: `var(--radius-${radius})` }]}
    className={className}
    aria-hidden="true"
  />
);

const shine = keyframes({ to: { backgroundPosition: '-150% 0' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const bone = css({
  display: 'block',
  maxWidth: '100%',
  backgroundColor: 'var(--color-skeleton)',
  backgroundImage:
    'linear-gradient(90deg, var(--color-skeleton) 30%, var(--color-skeleton-shine) 50%, var(--color-skeleton) 70%)',
  backgroundSize: '250% 100%',
  backgroundPosition: '150% 0',
  // Invisible for 120 ms: faster content needs no skeleton. The box is reserved from the start.
  animation: `${appear} 90ms linear 120ms both, ${shine} 2.4s linear 120ms infinite`,
  [media.noScript]: { display: 'none' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', backgroundImage: 'none' },
});
