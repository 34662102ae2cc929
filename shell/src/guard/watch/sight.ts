/** Opacity below which nobody reads a text. */
const faint = 0.1;

/** Why a visitor cannot see or use the element. Null when they can. The position of the page does not matter. */
const whyHidden = (element: HTMLElement): string | null => {
  if (element.hidden) return 'hidden';
  if (element.inert) return 'inert';
  const { display, visibility, opacity, pointerEvents, contentVisibility } = getComputedStyle(element);
  if (display === 'none') return 'display';
  if (visibility !== 'visible') return 'visibility';
  if (Number.parseFloat(opacity) < faint) return 'opacity';
  if (pointerEvents === 'none') return 'pointer-events';
  return contentVisibility === 'hidden' ? 'content-visibility' : null;
};

/** True for an element with content that has no place in the window, wherever the page is scrolled to. */
const isOutside = (element: HTMLElement): boolean => {
  if (!element.hasChildNodes()) return false;
  const { width, height, left, right } = element.getBoundingClientRect();
  return width < 2 || height < 2 || right <= 0 || left >= innerWidth;
};

export interface Sight {
  readonly element: HTMLElement;
  readonly why: string;
}

/** The elements that nobody sees. `sized` must also have a place in the window. */
export const findHidden = (
  elements: readonly HTMLElement[],
  sized: readonly HTMLElement[],
): readonly Sight[] =>
  elements.flatMap((element) => {
    const why = whyHidden(element) ?? (sized.includes(element) && isOutside(element) ? 'place' : null);
    return why === null ? [] : [{ element, why }];
  });

/** Takes back what a remote set on the element itself. */
export const undoAttributes = (element: HTMLElement): boolean => {
  const set = ['style', 'hidden', 'inert'].filter((name) => element.hasAttribute(name));
  for (const name of set) element.removeAttribute(name);
  return set.length > 0;
};

const content = 'img,svg,video,canvas,iframe,input,button,select,textarea,a,object,picture';

/** Points of the window, as shares of its width and height. */
const points = [
  [0.5, 0.5],
  [0.05, 0.05],
  [0.95, 0.05],
  [0.05, 0.95],
  [0.95, 0.95],
] as const;

/** An element without content that lies over the whole window and takes every click. Null without one. */
export const findClickEater = (own: readonly Element[]): HTMLElement | null => {
  const [first, ...others] = points.map(([x, y]) =>
    document.elementFromPoint(innerWidth * x, innerHeight * y),
  );
  if (!(first instanceof HTMLElement) || others.some((hit) => hit !== first)) return null;
  if (own.includes(first) || first.closest('dialog,[popover]')) return null;
  if (first.textContent.trim() !== '' || first.querySelector(content) || first.matches(content)) return null;
  return ['fixed', 'absolute'].includes(getComputedStyle(first).position) ? first : null;
};
