import type { Scene } from './scene';

/** Pixels of a picture as it is sent. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Every size key of the wire, `width_height` in pixels.
 * Cards are 3:2 (`360_240`, `720_480`), the mobile carousel 4:3 (`640_480`), the gallery viewer 3:2 at 1440;
 * the two of 1920 are for titles over a picture and exist for heroes only, which are drawn at that width.
 * @spec UI-008
 */
export const imageSizes = {
  '120_80': { width: 120, height: 80 },
  '360_240': { width: 360, height: 240 },
  '640_360': { width: 640, height: 360 },
  '640_480': { width: 640, height: 480 },
  '720_480': { width: 720, height: 480 },
  '750_360': { width: 750, height: 360 },
  '960_540': { width: 960, height: 540 },
  '1440_960': { width: 1440, height: 960 },
  '1920_595': { width: 1920, height: 595 },
  '1920_880': { width: 1920, height: 880 },
} as const satisfies Record<string, ImageSize>;

export type SizeKey = keyof typeof imageSizes;

export const sizeKeys = Object.keys(imageSizes) as SizeKey[];

export const isSizeKey = (key: string): key is SizeKey => Object.hasOwn(imageSizes, key);

const heroSizes: readonly SizeKey[] = ['640_480', '750_360', '960_540', '1920_595', '1920_880'];
const otherSizes: readonly SizeKey[] = sizeKeys.filter((key) => !key.startsWith('1920'));

/** The sizes in which a scene exists. */
export const sizesOf = (scene: Scene): readonly SizeKey[] => (scene.role === 'hero' ? heroSizes : otherSizes);
