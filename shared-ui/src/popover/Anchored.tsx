import { css } from '@emotion/react';
import { createContext, useRef, type ReactNode, type RefObject } from 'react';

export interface AnchoredProps {
  /** The opener. */
  anchor: ReactNode;
  className?: string | undefined;
  /** The panels that it opens: a `FloatingPanel`, or a dialog on a phone. */
  children?: ReactNode;
}

/** The element that a floating panel is positioned below. */
export const AnchorHolder = createContext<RefObject<HTMLElement | null> | null>(null);

/**
 * An opener with its panels. The opener keeps its element whatever the panels are, so that a phone does not draw it again when it
 * learns that its panel is a dialog.
 */
export const Anchored = ({ anchor, className, children }: AnchoredProps) => {
  const wrapper = useRef<HTMLDivElement>(null);
  return (
    <div ref={wrapper} css={anchorBox} className={className}>
      {anchor}
      <AnchorHolder value={wrapper}>{children}</AnchorHolder>
    </div>
  );
};

const anchorBox = css({ position: 'relative' });
