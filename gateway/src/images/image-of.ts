import type { Image } from '@detour/shared-contracts/api';
import { baseOf, type Scene } from './picture-source';
import { sizesOf } from './sizes';
import { sceneTones } from './tones';

/** URL of a picture without extension. The client adds `.avif` or `.webp`. */
const addressOf = (scene: Scene, key: string): string => `/images/${scene.id}/${key}`;

/**
 * A scene in the API's form. `alt` is a sentence in galleries and empty on cards, which have a title. `legend` is the word
 * "illustration" in the visitor's language when the drawing represents a room.
 * @spec UI-007
 */
export function imageOf(scene: Scene, alt: string, legend: string | null = null): Image {
  const sizes = Object.fromEntries(sizesOf(scene).map((key) => [key, addressOf(scene, key)]));
  const tones = sceneTones[baseOf(scene.id)];
  return {
    sizes,
    url: `${addressOf(scene, '960_540')}.webp`,
    alt,
    title: null,
    legend,
    ...(tones && { tones: [...tones] }),
  };
}
