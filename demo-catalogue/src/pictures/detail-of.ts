import { detailsFor } from './choose-scenes';
import type { DetailKind, DetailScene, PlaceKind } from './scene';

/**
 * The detail picture whose view fits a place best: one of the place's most telling kind before one that shares only the countryside.
 * undefined where every view would be a false one.
 */
export const detailOf = (detail: DetailKind, kinds: readonly PlaceKind[]): string | undefined => {
  const [main] = kinds;
  const rankOf = (scene: DetailScene): number =>
    (main && scene.kinds.includes(main) ? 10 : 0) + scene.kinds.filter((kind) => kinds.includes(kind)).length;
  return [...detailsFor(detail, kinds)].sort((a, b) => rankOf(b) - rankOf(a))[0]?.id;
};
