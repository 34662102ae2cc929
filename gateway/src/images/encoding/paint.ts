import sharp from 'sharp';
import {
  type Grain,
  hashText,
  type Marks,
  printSvg,
  type Screen,
  tileSide,
} from '@detour/demo-catalogue/drawing';

/** Pixels, three bytes each, row by row. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export interface Canvas {
  /** Drawing units. */
  readonly sheet: readonly [number, number];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  readonly grain: Grain;
}

const tileMask = tileSide - 1;

/** Parameters for joining the screens. Part of the drawings' version. */
export const printing = {
  /** Half of the maximum displacement of an edge, in drawing units. */
  stray: 0.72,
  /** Grey levels over which a dot fades: 256 / 8. A harder rim looks like dust on the screen. */
  rim: 8,
  paper: [248, 236, 206],
  /** Grain level (0–255) above which bare paper shows, and the divisor that turns the excess into a share. */
  toothFrom: 150,
  toothBy: 900,
} as const;

/** Prints the screens, then joins them through the grain. Pixels depend only on marks, size and seed. */
export async function paint(marks: Marks, canvas: Canvas): Promise<Painting> {
  const { width, height } = canvas;
  // Half the size suffices for the density: it changes slowly except at edges, where the shade screen is flat ink.
  const halfWidth = Math.ceil(width / 2);
  const halfHeight = Math.ceil(height / 2);
  const [ink, shade, density] = await Promise.all([
    rasterize(marks, 'ink', canvas, [width, height]),
    rasterize(marks, 'shade', canvas, [width, height]),
    rasterize(marks, 'density', canvas, [halfWidth, halfHeight]),
  ]);
  const pixels = join({ ink, shade, density }, canvas, halfWidth);
  return { width, height, pixels };
}

async function rasterize(
  marks: Marks,
  screen: Screen,
  { sheet }: Canvas,
  [width, height]: readonly [number, number],
): Promise<Uint8Array> {
  const svg = printSvg(marks, screen, { sheet, width, height });
  const image = sharp(Buffer.from(svg)).flatten({ background: '#000000' });
  const plain = screen === 'density' ? image.toColourspace('b-w') : image.toColourspace('srgb');
  return plain.raw().toBuffer();
}

interface Screens {
  readonly ink: Uint8Array;
  readonly shade: Uint8Array;
  readonly density: Uint8Array;
}

function join(
  screens: Screens,
  { width, height, seed, grain, sheet }: Canvas,
  halfWidth: number,
): Uint8Array {
  const { ink, shade, density } = screens;
  const out = new Uint8Array(width * height * 3);
  const shift = hashText(seed);
  const [shiftX, shiftY] = [shift & tileMask, (shift >>> 9) & tileMask];
  const stray = (printing.stray * (height / sheet[1])) / 16;
  // Every index below is inside its array. The compiler does not know this, hence `?? 0`.
  for (let y = 0, target = 0; y < height; y++) {
    const tileRow = ((y + shiftY) & tileMask) * tileSide;
    for (let x = 0; x < width; x++, target += 3) {
      const cell = tileRow + ((x + shiftX) & tileMask);
      const fromX = clamp(Math.round(x + (grain.strayX[cell] ?? 0) * stray), width - 1);
      const fromY = clamp(Math.round(y + (grain.strayY[cell] ?? 0) * stray), height - 1);
      const source = (fromY * width + fromX) * 3;
      const dense = density[(fromY >> 1) * halfWidth + (fromX >> 1)] ?? 0;
      const share = clamp((dense - (grain.screen[cell] ?? 0)) * printing.rim + 128, 256) / 256;
      const tooth = paperTooth(grain.paper[cell] ?? 0);
      for (let channel = 0; channel < 3; channel++) {
        const flat = ink[source + channel] ?? 0;
        const shaded = dense === 0 ? flat : flat + ((shade[source + channel] ?? 0) - flat) * share;
        out[target + channel] = shaded + ((printing.paper[channel] ?? 0) - shaded) * tooth;
      }
    }
  }
  return out;
}

const clamp = (value: number, most: number): number => (value < 0 ? 0 : value > most ? most : value);

/** Share of bare paper that shows through: 0 on three quarters of the pixels, up to a ninth on the highest grain. */
const paperTooth = (height: number): number =>
  height < printing.toothFrom ? 0 : (height - printing.toothFrom) / printing.toothBy;
