import { createHash } from 'node:crypto';
import { encoding, masterOf } from './encode-picture';
import { coverScenes, findScene, sampleEditions, scenes } from '../picture-source';
import { sizesOf } from '../sizes';
import { createGrain, drawScene, pictureHeight, printSvg } from '@detour/demo-catalogue/drawing';
import { printing } from './paint';

/** Computes the value of `drawing-version.ts` from everything that determines a picture's bytes, except sharp. */
export function digestDrawings(): string {
  const hash = createHash('sha256');
  const grain = createGrain();
  for (const tile of [grain.screen, grain.paper, grain.strayX, grain.strayY]) hash.update(tile);
  hash.update(JSON.stringify([printing, encoding]));
  const editions = sampleEditions(coverScenes.map(({ id }) => id)).flatMap((id) => findScene(id) ?? []);
  for (const scene of [...scenes, ...editions]) {
    const shapes = new Map(
      sizesOf(scene).map((size) => [JSON.stringify(masterOf(scene, size)), masterOf(scene, size)]),
    );
    for (const { width, height } of shapes.values()) {
      const sheet = [(width / height) * pictureHeight, pictureHeight] as const;
      const marks = drawScene(scene, { width, height });
      for (const screen of ['ink', 'shade', 'density'] as const) {
        hash.update(printSvg(marks, screen, { sheet, width, height }));
      }
    }
  }
  return hash.digest('hex').slice(0, 16);
}
