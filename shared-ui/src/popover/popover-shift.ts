/** Pixels that stay free between a panel and the edge of the window. */
const margin = 16;

/**
 * Pixels by which a panel must move to the right (to the left if negative) to stay between the edges of the window. Where it is wider
 * than the window its left edge wins. `present` is the move that it has now.
 */
export const popoverNudge = (panel: Element, present = 0): number => {
  const rect = panel.getBoundingClientRect();
  const [left, right] = [rect.left - present, rect.right - present];
  if (left < margin) return margin - left;
  const beyond = Math.max(0, right + margin - document.documentElement.clientWidth);
  return beyond > 0 ? -Math.min(beyond, left - margin) : 0;
};

/** How far the page can still be scrolled up before the anchor sticks and takes its panel along; Infinity where it never does. */
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
 * Pixels by which a panel must move up to stay in the window, where scrolling cannot bring it there: its anchor sticks. It then lies
 * over what opened it. `present` is the shift that it has now.
 */
export const popoverShift = (panel: Element, anchor: Element, present = 0): number => {
  const rect = panel.getBoundingClientRect();
  const [top, bottom] = [rect.top + present, rect.top + present + panel.scrollHeight];
  const overflow = bottom + margin - innerHeight - scrollRoom(anchor);
  return overflow > 0 ? Math.max(0, Math.min(overflow, top - margin)) : 0;
};
