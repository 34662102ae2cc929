export { captionOf } from './captions/caption-of';
export { coversFor, detailsFor } from './choose-scenes';
export { detailOf } from './detail-of';
export {
  baseOf,
  editionId,
  editionOf,
  editionsOfScene,
  inEditionOf,
  sampleEditions,
} from './editions/edition';
export type { DetailKind, PlaceKind, Scene } from './scene';
export { coverScenes, detailScenes, findScene, heroScenes, scenes } from './scenes';
