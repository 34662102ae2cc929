import type { Scene } from './picture-source';

/** Size of a picture in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Size keys of the API, `width_height` in pixels. A browser chooses among those of one shape. 3:2 is for cards, galleries and
 * heroes on mobile. 24:11 and 1920 × 595 are for heroes only. The others are crops that older clients use.
 * @spec UI-008 BOX-018
 */
export const imageSizes = {
  '120_80': { width: 120, height: 80 },
  '360_240': { width: 360, height: 240 },
  '720_480': { width: 720, height: 480 },
  '960_640': { width: 960, height: 640 },
  '1080_720': { width: 1080, height: 720 },
  '640_360': { width: 640, height: 360 },
  '960_540': { width: 960, height: 540 },
  '640_480': { width: 640, height: 480 },
  '750_360': { width: 750, height: 360 },
  '1440_960': { width: 1440, height: 960 },
  '780_520': { width: 780, height: 520 },
  '1200_800': { width: 1200, height: 800 },
  '640_293': { width: 640, height: 293 },
  '960_440': { width: 960, height: 440 },
  '1280_587': { width: 1280, height: 587 },
  '1920_595': { width: 1920, height: 595 },
  '1920_880': { width: 1920, height: 880 },
} as const satisfies Record<string, ImageSize>;

export type SizeKey = keyof typeof imageSizes;

export const sizeKeys = Object.keys(imageSizes) as SizeKey[];

export const isSizeKey = (key: string): key is SizeKey => Object.hasOwn(imageSizes, key);

const wide: readonly SizeKey[] = ['640_293', '960_440', '1280_587', '1920_880', '1920_595'];
/** Of a hero on mobile, at two and three pixels per pixel of the layout. */
const tall: readonly SizeKey[] = ['780_520', '1200_800'];
const heroSizes: readonly SizeKey[] = [...wide, ...tall, '960_540', '640_480', '750_360'];
/** Sizes of every picture but a hero. */
export const coverSizes: readonly SizeKey[] = sizeKeys.filter(
  (key) => !wide.includes(key) && !tall.includes(key),
);

/** Sizes of a scene, the most used first. */
export const sizesOf = (scene: Scene): readonly SizeKey[] => (scene.role === 'hero' ? heroSizes : coverSizes);

/** Size of a picture that a link to a page shows in networks and messengers. */
const shareSize = '1200_630';

/**
 * Sizes for programs of others, JPEG only: the width of a letter, twice of it for dense screens, and the picture of a shared
 * link.
 */
const mailSizes = {
  '600_400': { width: 600, height: 400 },
  '1200_800': { width: 1200, height: 800 },
  [shareSize]: { width: 1200, height: 630 },
} as const satisfies Record<string, ImageSize>;

export type MailSizeKey = keyof typeof mailSizes;

export const isMailSizeKey = (key: string): key is MailSizeKey => Object.hasOwn(mailSizes, key);

/** A hero is in no mail, but in a shared link. */
export const isJpegSizeOf = (scene: Scene, key: string): key is MailSizeKey =>
  isMailSizeKey(key) && (scene.role !== 'hero' || key === shareSize);

export const pixelsOf = (key: SizeKey | MailSizeKey): ImageSize =>
  isMailSizeKey(key) ? mailSizes[key] : imageSizes[key];
