import {
  createGrain,
  drawScene,
  type Grain,
  pictureHeight,
  sheetWidth,
} from '@detour/demo-catalogue/drawing';
import type { Scene } from '../picture-source';
import type { ImageSize } from '../sizes';
import { paint, type Painting } from './paint';

let grain: Grain | undefined;

/** Draws a scene at `size` pixels. */
export async function paintScene(scene: Scene, size: ImageSize): Promise<Painting> {
  grain ??= createGrain();
  const sheet = [sheetWidth(size), pictureHeight] as const;
  return paint(drawScene(scene, size), { ...size, sheet, seed: scene.id, grain });
}
