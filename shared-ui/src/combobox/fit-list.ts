/** Where a floating list opens, and its largest height (px). */
export interface ListFit {
  readonly side: 'below' | 'above';
  readonly room: number;
}

/** Space (px) between a list and its field, and between a list and the edge of the window. */
const gap = 8;
const margin = 16;
/** A list that shows less than this (px) below its field opens above it, if there is more room: a group's title and two rows. */
const least = 200;

/** Room for a list of the given full height (px) at its field. It opens below the field, unless it is cut off there and has more room above. */
export const fitList = (
  field: Pick<DOMRect, 'top' | 'bottom'>,
  height: number,
  viewport: number,
): ListFit => {
  const below = Math.floor(viewport - field.bottom - gap - margin);
  const above = Math.floor(field.top - gap - margin);
  const side = below >= Math.min(height, least) || below >= above ? 'below' : 'above';
  return { side, room: Math.max(0, side === 'below' ? below : above) };
};
