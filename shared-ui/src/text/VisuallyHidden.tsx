import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** For screen readers only. Pass it to `css` to hide an element that cannot be a `VisuallyHidden`. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span css={visuallyHidden}>{children}</span>
);
