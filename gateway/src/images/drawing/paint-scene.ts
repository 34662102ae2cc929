import type { Scene } from '../scene';
import { scenes } from '../scenes';
import type { ImageSize } from '../sizes';
import type { Grain } from './kit/grain';
import { createGrain } from './kit/grain';
import type { Marks } from './kit/marks';
import type { Painting } from './kit/paint';
import { paint } from './kit/paint';
import { createPen, pictureHeight } from './kit/pen';
import { subjects } from './subjects/subjects';

/** Width of the sheet in drawing units for a picture of these pixels. */
const sheetWidth = ({ width, height }: ImageSize): number => (width / height) * pictureHeight;

/** The marks of a scene, back to front; the same for the same id and shape. */
export function drawScene(scene: Scene, size: ImageSize): Marks {
  const view = scene.role === 'detail' && scene.view ? subjects[scene.view] : null;
  const calm = scene.role === 'hero';
  const variant = scenes.filter(({ subject }) => subject === scene.subject).indexOf(scene);
  const pen = createPen({ id: scene.id, hour: scene.hour, width: sheetWidth(size), calm, variant, view });
  return subjects[scene.subject](pen);
}

let grain: Grain | undefined;

/** Draws a scene and prints it at `size` pixels. */
export async function paintScene(scene: Scene, size: ImageSize): Promise<Painting> {
  grain ??= createGrain();
  const sheet = [sheetWidth(size), pictureHeight] as const;
  return paint(drawScene(scene, size), { ...size, sheet, seed: scene.id, grain });
}
