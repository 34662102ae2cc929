// jsdom lacks what browsers have had for years: react-router needs TextEncoder, overlays ask for media queries, observers and
// animations, the shell for how the page was loaded.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
performance.getEntriesByType ??= () => [];
globalThis.ResizeObserver ??= NoObserver;
globalThis.IntersectionObserver ??= NoObserver;
if (globalThis.Element) {
  // jsdom has no layout, so nothing can scroll.
  Element.prototype.scrollIntoView ??= function scrollIntoView() {};
  Element.prototype.getAnimations ??= () => [];
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
if (globalThis.HTMLDialogElement && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
