// The only module that imports the list of pictures, with their places and subjects. A child process draws them on request
// (`encoding/`).
export {
  baseOf,
  captionOf,
  coverScenes,
  coversFor,
  detailOf,
  detailScenes,
  editionId,
  editionOf,
  findScene,
  heroScenes,
  inEditionOf,
  sampleEditions,
  scenes,
} from '@detour/demo-catalogue/pictures';
export type { DetailKind, PlaceKind, Scene } from '@detour/demo-catalogue/pictures';
