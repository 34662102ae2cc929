import { cookieNameOf, hasCookie } from '@detour/shared-contracts/platform';
import type { OwnBus } from '../contract';

export interface GiftMark {
  /** A gift is open in this browser, or was when this page was shown. */
  current(): boolean;
  subscribe(listener: () => void): () => void;
}

interface GiftMarkInput {
  readonly bus: Pick<OwnBus, 'on'>;
  /** Page on screen; a change of it ends what a closed gift has left. */
  readonly page: { path(): string; subscribe(listener: () => void): () => void };
}

/** Set together with the secret cookie, so that scripts know that a gift is open. */
const hasGiftCookie = (): boolean =>
  hasCookie(document.cookie, cookieNameOf('gift_open', location.protocol === 'https:'));

/**
 * Whether pages show the gift bar. The bar of a closed gift stays until the next page, because it explains how to open the
 * gift again. `html[data-gift]` reserves its height; the boot script sets it before the first paint.
 */
export const createGiftMark = ({ bus, page }: GiftMarkInput): GiftMark => {
  const listeners = new Set<() => void>();
  let path = page.path();
  let isOpen = hasGiftCookie();
  const read = (): void => {
    const next = hasGiftCookie();
    document.documentElement.toggleAttribute('data-gift', next);
    if (next === isOpen) return;
    isOpen = next;
    for (const listener of [...listeners]) listener();
  };
  bus.on('boxes.gift-changed@1').subscribe((change) => change.isOpen && read());
  page.subscribe(() => {
    if (page.path() === path) return;
    path = page.path();
    read();
  });
  return {
    current: () => isOpen,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
