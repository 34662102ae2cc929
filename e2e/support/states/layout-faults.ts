import type { Page } from 'playwright/test';

/**
 * Faults of a layout that a visitor sees: a page that scrolls sideways, text that its box cuts, text on top of other text. Heuristics:
 * texts for screen readers, fixed and sticky parts, carousels, maps and what is decoration (`aria-hidden`) are left out. Each fault names its
 * element and the beginning of its text.
 */
export const findLayoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Piece {
      readonly element: Element;
      readonly box: DOMRect;
      readonly text: string;
    }
    const nameOf = (element: Element): string => {
      const named = element.closest('[data-testid]');
      const place = named ? ` in ${named.getAttribute('data-testid') ?? ''}` : '';
      return `<${element.tagName.toLowerCase()}>${place}`;
    };
    const ancestorsOf = (element: Element): Element[] => {
      const found: Element[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) found.push(at);
      return found;
    };
    const left =
      '[aria-hidden="true"],[inert],svg,canvas,[data-testid$="map"],.swiper,option,script,style,noscript';
    const isRead = (element: Element): boolean => {
      if (
        element.closest(left) ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        return false;
      return ancestorsOf(element).every((ancestor) => {
        const { position, clipPath, clip } = getComputedStyle(ancestor);
        const { width, height } = ancestor.getBoundingClientRect();
        const isTiny = width <= 2 && height <= 2;
        return (
          position !== 'fixed' && position !== 'sticky' && clipPath === 'none' && clip === 'auto' && !isTiny
        );
      });
    };
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (text === '' || !element || !isRead(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) pieces.push({ element, box, text });
    }

    const sideways = (): string[] => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth + 1) return [];
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          element.getBoundingClientRect().right > clientWidth + 1 &&
          !ancestorsOf(element)
            .slice(1)
            .some(
              (ancestor) => ancestor !== document.body && getComputedStyle(ancestor).overflowX !== 'visible',
            ),
      );
      const [first] = wide;
      return [`the page is ${scrollWidth} px wide, not ${clientWidth}: ${first ? nameOf(first) : '?'}`];
    };

    /** A cut on purpose has an ellipsis, a number of lines, or scrolls. */
    const cutBy = ({ element, box }: Piece): Element | undefined =>
      ancestorsOf(element).find((ancestor) => {
        const style = getComputedStyle(ancestor);
        const frame = ancestor.getBoundingClientRect();
        const isMeant =
          style.textOverflow === 'ellipsis' ||
          (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '') ||
          /auto|scroll/.test(style.overflowX + style.overflowY);
        if (isMeant) return false;
        const cutsX =
          /hidden|clip/.test(style.overflowX) && box.left < frame.right - 2 && box.right > frame.right + 2;
        const cutsLeft =
          /hidden|clip/.test(style.overflowX) && box.right > frame.left + 2 && box.left < frame.left - 2;
        // Boxes of lines are higher than their letters.
        const slack = box.height * 0.3;
        const cutsY =
          /hidden|clip/.test(style.overflowY) &&
          box.top < frame.bottom - slack &&
          box.bottom > frame.bottom + slack;
        return cutsX || cutsLeft || cutsY;
      });
    const scrolls = ({ element }: Piece): boolean =>
      ancestorsOf(element).some(
        (ancestor) =>
          ancestor !== document.documentElement &&
          ancestor !== document.body &&
          /auto|scroll/.test(getComputedStyle(ancestor).overflowX),
      );
    const isClamped = ({ element }: Piece): boolean =>
      ancestorsOf(element).some((ancestor) => /^\d+$/.test(getComputedStyle(ancestor).webkitLineClamp));

    const cut = pieces
      .filter((piece) => !scrolls(piece) && !isClamped(piece))
      .flatMap((piece) => {
        const by = cutBy(piece);
        return by ? [`cut by ${nameOf(by)}: ${nameOf(piece.element)} "${piece.text.slice(0, 40)}"`] : [];
      });

    const over = (): string[] => {
      const sorted = pieces
        .filter((piece) => !scrolls(piece) && !isClamped(piece))
        .sort((a, b) => a.box.top - b.box.top);
      const found: string[] = [];
      for (const [index, one] of sorted.entries())
        for (const other of sorted.slice(index + 1)) {
          if (other.box.top > one.box.bottom) break;
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
          // The boxes of two lines with little leading touch each other.
          if (width < 3 || height < Math.min(one.box.height, other.box.height) * 0.4) continue;
          found.push(
            `over each other: ${nameOf(one.element)} "${one.text.slice(0, 30)}" and ${nameOf(other.element)} "${other.text.slice(0, 30)}"`,
          );
        }
      return found;
    };
    return [...new Set([...sideways(), ...cut, ...over()])].slice(0, 8);
  });
