import type { Scene } from '../pictures/scene';
import { scenes } from '../pictures/scenes';
import { compositionOf } from './editions/composition';
import { mannerStyles } from './editions/manner-styles';
import { drawEdition } from './editions/draw-edition';
import type { Marks } from './kit/marks';
import { createPen, pictureHeight } from './kit/pen';
import { subjects } from './subjects/subjects';

/** Size of a picture in pixels. Only the aspect ratio matters. */
interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Width of the sheet in drawing units for a picture of these pixels. */
export const sheetWidth = ({ width, height }: Shape): number => (width / height) * pictureHeight;

/** The marks of a scene, back to front. Deterministic for id and shape. */
export function drawScene(scene: Scene, size: Shape): Marks {
  const view = scene.role === 'detail' && scene.view ? subjects[scene.view] : null;
  const calm = scene.role === 'hero';
  const variant = scenes.filter(({ subject }) => subject === scene.subject).indexOf(scene);
  const composition = compositionOf(scene);
  const pen = createPen({
    id: scene.id,
    hour: scene.hour,
    width: sheetWidth(size),
    calm,
    variant,
    view,
    edition: composition && {
      ...composition.edition,
      style: mannerStyles[composition.edition.manner],
      light: composition.light,
      clouds: composition.clouds,
    },
  });
  const marks = subjects[scene.subject](pen);
  return composition ? drawEdition(pen, marks, composition) : marks;
}
