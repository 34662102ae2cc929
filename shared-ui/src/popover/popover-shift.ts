/** Space (px) between a panel and the edge of the window. */
const margin = 16;

/**
 * Pixels to move a panel right (left if negative) to keep it inside the window. If it is wider than the window, its left
 * edge wins. `present` is its current shift.
 */
export const popoverNudge = (panel: Element, present = 0): number => {
  const rect = panel.getBoundingClientRect();
  const [left, right] = [rect.left - present, rect.right - present];
  if (left < margin) return margin - left;
  const beyond = Math.max(0, right + margin - document.documentElement.clientWidth);
  return beyond > 0 ? -Math.min(beyond, left - margin) : 0;
};

/** Pixels that the page can scroll until the anchor sticks and takes its panel along. Infinity if it never sticks. */
const scrollRoom = (anchor: Element): number => {
  let room = Infinity;
  for (let element: Element | null = anchor; element; element = element.parentElement) {
    const { position, top } = getComputedStyle(element);
    if (position === 'fixed') return 0;
    const stuckAt = position === 'sticky' ? Number.parseFloat(top) : Number.NaN;
    if (!Number.isNaN(stuckAt)) room = Math.min(room, element.getBoundingClientRect().top - stuckAt);
  }
  return Math.max(0, room);
};

/**
 * Pixels to move a panel up to keep it inside the window, where scrolling cannot help because its anchor is sticky. It then
 * covers its opener. `present` is its current shift.
 */
export const popoverShift = (panel: Element, anchor: Element, present = 0): number => {
  const rect = panel.getBoundingClientRect();
  const [top, bottom] = [rect.top + present, rect.top + present + panel.scrollHeight];
  const overflow = bottom + margin - innerHeight - scrollRoom(anchor);
  return overflow > 0 ? Math.max(0, Math.min(overflow, top - margin)) : 0;
};
