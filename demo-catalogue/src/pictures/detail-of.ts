import { detailsFor } from './choose-scenes';
import type { DetailKind, DetailScene, PlaceKind } from './scene';

/**
 * Returns the detail picture whose view matches a place best: its most characteristic kind before the countryside. Undefined when
 * no view matches.
 */
export const detailOf = (detail: DetailKind, kinds: readonly PlaceKind[]): string | undefined => {
  const [main] = kinds;
  const rankOf = (scene: DetailScene): number =>
    (main && scene.kinds.includes(main) ? 10 : 0) + scene.kinds.filter((kind) => kinds.includes(kind)).length;
  return [...detailsFor(detail, kinds)].sort((a, b) => rankOf(b) - rankOf(a))[0]?.id;
};
