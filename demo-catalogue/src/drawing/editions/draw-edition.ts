import { group, type Marks } from '../kit/marks';
import { round } from '../kit/paths';
import type { Pen } from '../kit/pen';
import type { Composition } from './composition';
import { drawForeground } from '../foregrounds/draw-foreground';
import { frames } from './frames/frames';
import { placeOf } from './frames/frame';

/** The view from the vantage point of a composition, and what stands before it. */
export function drawEdition(
  pen: Pen,
  view: Marks,
  { zoom, seen, frame, side, foreground }: Composition,
): Marks {
  const left = -pen.width * (zoom - 1) * seen[0];
  const top = -pen.height * (zoom - 1) * seen[1];
  return [
    group(view, { transform: `translate(${round(left)} ${round(top)}) scale(${zoom.toFixed(3)})` }),
    ...(frame ? frames[frame](pen, placeOf(pen, side)) : []),
    ...(foreground ? drawForeground(pen, foreground, placeOf(pen, side).at(0.29)) : []),
  ];
}
