import { type BoundaryOverlayProps, hueOf } from './boundary';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useBoxes } from './useBoxes';
import { BoundaryLegend } from './BoundaryLegend';

/** Shows the owners of the page's parts, for `?boundaries`. Browser only. Catches clicks only on its legend. */
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
