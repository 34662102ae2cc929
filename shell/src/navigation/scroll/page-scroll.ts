import type { ShopLocation } from '@detour/shared-contracts/mount';
import { readEntryState, type EntryMemory } from '../history-entries';

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

/** Milliseconds without scrolling after which the visitor reads. */
const reading = 200;

/** Calls `kept` when the visitor has stopped scrolling: browsers drop what is written into an entry while the page ends. */
export const watchScroll = (kept: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(kept, reading);
    },
    { passive: true },
  );
};

/**
 * After a reload, the first page is at the place that the visitor left. `early.js` does this for a document with its content; here for
 * one whose content came later. A visitor who has scrolled meanwhile stays.
 */
export const restoreScroll = (): void => {
  const { scrollY: left } = readEntryState(history.state);
  if (left > 0 && scrollY === 0 && !findAnchor(location)) scrollTo(0, left);
};
