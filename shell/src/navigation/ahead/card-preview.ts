import { afterPaint } from '@detour/shared-ui';
import { isSlowDevice } from './slow-device';

/** What the card of a pressed link shows of the next page already. */
export interface CardPreview {
  readonly title: string;
  /** The card's picture as the browser has loaded it. Null while it has not. */
  readonly picture: HTMLImageElement | null;
}

/**
 * The picture moves from the card to the page by a view transition. It needs a frame and a picture of the old page before it draws, so a
 * slow device shows the new heading without it (decision 1109).
 */
export const carriesPicture = ({ picture }: CardPreview): boolean =>
  picture !== null &&
  'startViewTransition' in document &&
  !isSlowDevice() &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Resolves when the browser has painted a preview that has just been drawn. */
export const paintedPreview = async (preview: CardPreview): Promise<void> => {
  if (carriesPicture(preview)) await afterPaint();
  await afterPaint();
};

export interface CardPreviews {
  /** Preview of a page (path and query without hash), if the visitor has just pressed its card. */
  previewOf(href: string): CardPreview | null;
}

const titleOf = (element: Element): Element | null => {
  const titles = element.querySelectorAll('[data-part="title"]');
  return titles.length === 1 ? (titles[0] ?? null) : null;
};

/** A card has one title. Looks no further than the first ancestor with a title, because a list has many. */
const cardOf = (anchor: Element): Element | null => {
  for (let element: Element | null = anchor; element; element = element.parentElement) {
    if (element.id === 'main' || element.querySelector('#main')) return null;
    if (element.querySelector('[data-part="title"]')) return titleOf(element) ? element : null;
  }
  return null;
};

const readCard = (anchor: Element): CardPreview | null => {
  const card = cardOf(anchor);
  const title = card && titleOf(card)?.textContent.trim();
  if (!title) return null;
  const picture = card.querySelector('[data-part="picture"] img');
  const isLoaded = picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
  return { title, picture: isLoaded ? picture : null };
};

/**
 * Reads the card of each pressed link before the navigation starts. Cards name their parts: `data-part="title"`, and
 * `data-part="picture"` around the picture.
 */
export const watchCards = (): CardPreviews => {
  let pressed: { readonly href: string; readonly preview: CardPreview } | null = null;
  addEventListener(
    'click',
    ({ target }) => {
      const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const preview = anchor && readCard(anchor);
      const url = preview && new URL(anchor.href, location.href);
      pressed = preview && url ? { href: url.pathname + url.search, preview } : null;
    },
    { capture: true },
  );
  return { previewOf: (href) => (pressed?.href === href ? pressed.preview : null) };
};
