// The only import of the shop's pictures: their list, the places that each fits, and their subjects. They are drawn on request in
// `encoding/`, in a child process.
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
