// The only import of the shop's pictures: their list, where each is true, and what it shows. They are drawn in `encoding/`, in a
// child process, on request.
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
