import type { Hour } from '../../pictures/hour';
import type { Marks } from './marks';
import { type Palette, palettes } from './palettes';
import { createRandom, type Random } from './random';

/** Height of every picture in drawing units; a card is 960 wide, a hero wider. */
export const pictureHeight = 640;

/** Context in which a subject is drawn: size of the sheet, inks of the time of day, side of the light, and random numbers. */
export interface Pen {
  readonly width: number;
  readonly height: number;
  readonly hour: Hour;
  readonly palette: Palette;
  readonly random: Random;
  /** −1: the light comes from the left, 1: from the right. */
  readonly light: -1 | 1;
  readonly sunX: number;
  /** View through a window or over a railing, or null. */
  readonly view: ((pen: Pen) => Marks) | null;
  /** True when the panes are lit. */
  readonly lamps: boolean;
  /** Keeps the upper left empty for a title: no cloud, bird or subject there, and light from the right. */
  readonly calm: boolean;
  /** Index of the picture among those of its subject, from 0. Variants differ in more than random numbers. */
  readonly variant: number;
  /** Centre of the composition: the middle of the sheet, or right of a title. */
  readonly centre: number;
  /**
   * Returns the x coordinate at a share of a card's width from the centre, towards the light when positive; ±0.5 are a card's
   * edges.
   */
  across(share: number): number;
}

export function createPen(options: {
  id: string;
  hour: Hour;
  width: number;
  calm?: boolean;
  variant?: number;
  view?: Pen['view'];
}): Pen {
  const { id, hour, width, calm = false, variant = 0, view = null } = options;
  const random = createRandom(id);
  const light = calm || random.chance(0.5) ? 1 : -1;
  const centre = calm ? width * 0.66 : width / 2;
  return {
    hour,
    width,
    calm,
    view,
    variant,
    height: pictureHeight,
    palette: palettes[hour],
    random,
    light,
    centre,
    across: (share) => centre + light * share * 960,
    sunX: calm ? width * random.between(0.78, 0.84) : centre + light * 960 * random.between(0.16, 0.3),
    lamps: hour === 'dusk' || hour === 'night',
  };
}
