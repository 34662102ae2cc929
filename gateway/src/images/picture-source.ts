// The only door to the pictures of the shop: which there are, what each is true of, and what it shows. They are drawn in
// `encoding/`, in a process of its own, when one is asked for.
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
