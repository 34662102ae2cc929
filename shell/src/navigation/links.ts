import type { ShellNavigation } from './navigation';
import { isCriteriaHash } from '@detour/shared-contracts/criteria';

/** Paths of our origin that are not pages: the browser handles files and API calls. */
const notPages = /^\/(api|images|content|error|_r|_shell)(\/|$)/;

export const isPagePath = (path: string): boolean => !notPages.test(path);

const anchorOf = (event: MouseEvent): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a[href]') : null;

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** In-page anchors move the focus and never change the hash, which contains criteria. */
const focusElement = (id: string): void => {
  const element = id ? document.getElementById(decodeURIComponent(id)) : null;
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.scrollIntoView();
  element.focus({ preventScroll: true });
};

/** Turns clicks on links of this site into in-app navigation. The browser handles all other clicks. */
export const interceptLinks = (navigation: ShellNavigation): void => {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const anchor = anchorOf(event);
    if (!anchor || anchor.hasAttribute('download') || (anchor.target !== '' && anchor.target !== '_self'))
      return;
    const url = new URL(anchor.href, location.href);
    if (url.origin !== location.origin || !isPagePath(url.pathname)) return;
    event.preventDefault();
    const samePage = url.pathname === location.pathname && url.search === location.search;
    if (samePage && anchor.getAttribute('href')?.startsWith('#') && !isCriteriaHash(url.hash)) {
      focusElement(url.hash.slice(1));
      return;
    }
    const { heading } = anchor.dataset;
    void navigation.navigate(url.pathname + url.search + url.hash, heading === undefined ? {} : { heading });
  });
};
