// The only module that imports the list of pictures, with their places and subjects. A child process draws them on request
// (`encoding/`).
export {
  captionOf,
  coverScenes,
  coversFor,
  detailOf,
  detailScenes,
  findScene,
  heroScenes,
  scenes,
} from '@detour/demo-catalogue/pictures';
export type { DetailKind, PlaceKind, Scene } from '@detour/demo-catalogue/pictures';
