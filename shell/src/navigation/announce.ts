import type { SlotElements } from '../slots/slot-view';

/** Announces the new page to screen readers and moves the focus to it. */
export const announcePage = (elements: Pick<SlotElements, 'slot'>): void => {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = document.title;
  // A fast user may already be in the new page: do not take the focus away.
  if (!elements.slot().contains(document.activeElement)) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
};
