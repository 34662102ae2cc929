import { css } from '@emotion/react';
import { useState } from 'react';
import { useBoxes } from './useBoxes';
import { BoundaryLegend } from './BoundaryLegend';

/** One owner on this page; weight in bytes (compressed), load time in milliseconds; null when not loaded. */
export interface Boundary {
  /** `shell`, `remote-search`, `remote-account/recently-viewed`. */
  readonly owner: string;
  /** Elements that it draws; outlined where they are. */
  readonly selector: string;
  readonly version: string;
  /** Team that answers for it. */
  readonly team: string | null;
  /** Mount API that it was built for. */
  readonly contract: number | null;
  readonly arm: 'stable' | 'canary' | 'lastGood';
  readonly weight: number | null;
  readonly loadTime: number | null;
  readonly health: 'healthy' | 'waiting' | 'failed';
}

export interface BoundaryOverlayProps {
  readonly boundaries: readonly Boundary[];
  readonly compositionId: string;
  readonly channel: string;
  readonly statusHref: string;
  readonly onClose: () => void;
}

const hues = ['#8F3E20', '#1B5E8C', '#5B3B8C', '#7D5200', '#1F6B5C', '#8C1B5E', '#3F5B1B'];

/** Colour of an owner: the shell is clay, the others follow in the order of the list. */
export const hueOf = (index: number): string => hues[index % hues.length] ?? '#22261F';

/** Draws who owns what over the page, for `?boundaries`. In the browser only; it catches no press but those on its legend. */
export const BoundaryOverlay = ({ boundaries, ...legend }: BoundaryOverlayProps) => {
  const boxes = useBoxes(boundaries);
  const [open, setOpen] = useState(true);
  return (
    <>
      <div aria-hidden="true" css={layer}>
        {boxes.map(({ key, index, boundary, ...box }) => (
          <div key={key} css={[outline, box, { color: hueOf(index) }]}>
            <span css={[label, { background: hueOf(index) }]}>
              {boundary.owner} {boundary.version}
            </span>
          </div>
        ))}
      </div>
      <BoundaryLegend boundaries={boundaries} open={open} onToggle={() => setOpen(!open)} {...legend} />
    </>
  );
};

const layer = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '100%',
  height: 0,
  zIndex: 'var(--z-overlay-boundaries)',
  pointerEvents: 'none',
});

const outline = css({ position: 'absolute', border: '2px dashed currentColor' });

const label = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  padding: '0.2rem 0.5rem',
  color: '#FFFFFF',
  fontSize: '0.8125rem',
  fontWeight: 560,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
});
