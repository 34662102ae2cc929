import type { Marks } from '../../kit/marks';
import type { Pen } from '../../kit/pen';

/** Where a frame stands. */
interface FramePlace {
  /** −1: at the left edge, 1: at the right edge. */
  readonly side: -1 | 1;
  /** x coordinate at a share of the sheet's width from the frame's edge. */
  at(share: number): number;
}

/** Draws the dark element that stands before the view, at one edge of the sheet. */
export type Frame = (pen: Pen, place: FramePlace) => Marks;

export const placeOf = ({ width }: Pen, side: -1 | 1): FramePlace => ({
  side,
  at: (share) => (side < 0 ? share * 960 : width - share * 960),
});
