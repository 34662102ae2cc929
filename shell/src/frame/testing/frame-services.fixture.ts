import { createFixedClock } from '@detour/shared-contracts/base';
import type { FrameServices } from '../frame-services';

export interface FakeServices extends FrameServices {
  /** The visitor closed the favourites drawer. */
  closeWishlist(): void;
}

export const servicesOf = (change: Partial<FrameServices> = {}): FakeServices => {
  const listeners = new Set<() => void>();
  return {
    clock: createFixedClock('2026-11-21T10:00:00Z'),
    publicOrigin: 'http://fr.localhost:8080',
    mountFragment: () => ({ update: () => undefined, unmount: () => Promise.resolve() }),
    onWishlistClosed(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    subscribe: () => Promise.resolve(true),
    signOut: () => Promise.resolve(),
    leaveCare: () => Promise.resolve(),
    actingFor: () => Promise.resolve(null),
    endActing: () => Promise.resolve(),
    closeWishlist: () => listeners.forEach((listener) => listener()),
    ...change,
  };
};
