import type { Hour } from '../../pictures/hour';
import type { MannerStyle } from '../editions/manner-styles';
import { tintPalette } from '../editions/tint-palette';
import type { Marks } from './marks';
import { type Palette, palettes } from './palettes';
import { itemAt } from '../../item-at';
import { createRandom, type Random } from './random';

/** Height of every picture in drawing units; a card is 960 wide, a hero wider. */
export const pictureHeight = 640;

export type Clouds = 'few' | 'bank' | 'streaks' | 'heap';

/** How an edition differs from its scene. */
interface Edition {
  readonly style: MannerStyle;
  readonly number: number;
  readonly light: -1 | 1;
  readonly clouds: Clouds;
}

const towers = [0, 1, 2] as const;

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
  /** Tower of the place: 0 a spire, 1 a dome, a church or a campanile, 2 a square tower. */
  readonly tower: 0 | 1 | 2;
  /** Houses and plants of the region, where the picture is an edition of a scene. */
  readonly style: MannerStyle | null;
  readonly clouds: Clouds;
  /** False where the region has no mountains on its horizon. */
  readonly peaks: boolean;
  /** A measure of the composition: as usual in a scene, up to `spread` more or less in an edition of it. */
  vary(usual: number, spread: number): number;
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
  edition?: Edition | null;
}): Pen {
  const { id, hour, width, calm = false, view = null, edition = null } = options;
  const random = createRandom(id);
  const drawn = calm || random.chance(0.5) ? 1 : -1;
  const light = edition?.light ?? drawn;
  const style = edition?.style ?? null;
  const variant = edition?.number ?? options.variant ?? 0;
  const centre = calm ? width * 0.66 : width / 2;
  return {
    hour,
    width,
    calm,
    view,
    variant,
    style,
    tower: style ? itemAt(style.towers, variant % style.towers.length) : (towers[variant % 3] ?? 0),
    clouds: edition?.clouds ?? 'few',
    peaks: style?.peaks ?? true,
    vary: (usual, spread) => (edition ? usual + random.between(-spread, spread) : usual),
    height: pictureHeight,
    palette: style ? tintPalette(palettes[hour], hour, style) : palettes[hour],
    random,
    light,
    centre,
    across: (share) => centre + light * share * 960,
    sunX: calm ? width * random.between(0.78, 0.84) : centre + light * 960 * random.between(0.16, 0.3),
    lamps: hour === 'dusk' || hour === 'night',
  };
}
