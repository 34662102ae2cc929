import type { Colour } from './colour';
import type { Path } from './paths';

/** Side on which a shade is densest. `round-*` is for balls lit from the opposite side. */
export type ShadeFrom = 'top' | 'bottom' | 'left' | 'right' | 'round-left' | 'round-right';

interface Shade {
  readonly from: ShadeFrom;
  /** Share of the shape over which the shade fades out. */
  readonly reach: number;
}

/**
 * One mark of a picture, in order from back to front. There are no outlines and no soft shadows: a mark is a flat ink, a line of
 * ink, a stippled shade (its density falls from `strength` to 0 over `reach` of the shape), or a wash for sky and water.
 */
export type Mark =
  | { readonly kind: 'fill'; readonly path: Path; readonly colour: Colour; readonly opacity: number }
  | {
      readonly kind: 'line';
      readonly path: Path;
      readonly colour: Colour;
      readonly width: number;
      readonly opacity: number;
    }
  | {
      readonly kind: 'stipple';
      readonly path: Path;
      readonly colour: Colour;
      readonly strength: number;
      readonly from: ShadeFrom;
      readonly reach: number;
    }
  | { readonly kind: 'wash'; readonly path: Path; readonly stops: readonly (readonly [number, Colour])[] }
  | {
      readonly kind: 'group';
      readonly marks: readonly Mark[];
      readonly opacity: number;
      readonly clip: Path | null;
      readonly transform: string | null;
    };

export type Marks = readonly Mark[];

export const fill = (path: Path, colour: Colour, opacity = 1): Mark => ({
  kind: 'fill',
  path,
  colour,
  opacity,
});

export const line = (path: Path, colour: Colour, width: number, opacity = 1): Mark => ({
  kind: 'line',
  path,
  colour,
  width,
  opacity,
});

export const stipple = (
  path: Path,
  colour: Colour,
  strength: number,
  shade: ShadeFrom | Shade = 'bottom',
): Mark => {
  const { from, reach } = typeof shade === 'string' ? { from: shade, reach: 0.92 } : shade;
  return { kind: 'stipple', path, colour, strength, from, reach };
};

/** Offsets from 0 (top of the shape) to 1 (bottom). */
export const wash = (path: Path, stops: readonly (readonly [number, Colour])[]): Mark => ({
  kind: 'wash',
  path,
  stops,
});

export const group = (
  marks: Marks,
  more: { opacity?: number; clip?: Path | null; transform?: string | null } = {},
): Mark => ({
  kind: 'group',
  marks,
  opacity: more.opacity ?? 1,
  clip: more.clip ?? null,
  transform: more.transform ?? null,
});
