import type { SlotElements } from '../slots/slot-view';

/** Tells readers of the screen that the page is another one, and brings the focus to it. */
export const announcePage = (elements: Pick<SlotElements, 'slot'>): void => {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = document.title;
  // Somebody quick may be in the new page already: the focus is not taken from them.
  if (!elements.slot().contains(document.activeElement)) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
};
