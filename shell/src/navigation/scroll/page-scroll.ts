import type { ShopLocation } from '@detour/shared-contracts/mount';
import type { EntryMemory } from '../history-entries';

/** The element that the hash names, if the page has it already. A hash of criteria names none. */
export const findAnchor = ({ hash }: Pick<ShopLocation, 'hash'>): HTMLElement | null =>
  hash.length > 1 ? document.getElementById(hash.slice(1)) : null;

/**
 * Where a new page begins: at the remembered place, at the anchor of its address, or at the top. An anchor whose data come after the
 * page brings itself into view, then or before: the result is the same.
 */
export const scrollToStart = (target: Pick<ShopLocation, 'hash'>, memory: EntryMemory | null): void => {
  if (memory) {
    scrollTo(0, memory.scrollY);
    requestAnimationFrame(() => scrollTo(0, memory.scrollY));
    return;
  }
  const anchor = findAnchor(target);
  if (anchor) anchor.scrollIntoView();
  else scrollTo(0, 0);
};
