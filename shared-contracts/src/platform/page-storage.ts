import type { ConsentClass } from '../mount/consent-class';

/** What the storage of a page needs to know of a key. Lifetime and purpose, for documents, are in the storage table. */
export interface PageItem {
  readonly name: string;
  readonly kind: 'local-storage' | 'session-storage';
  /** Package that writes it. */
  readonly owner: string;
  readonly class: ConsentClass;
}

/** Every key that a page may store. Apart from the storage table, because each visitor loads it. */
export const pageStorage = {
  consent: { name: 'consent', kind: 'local-storage', owner: 'shell', class: 'needed' },
  recentSearches: {
    name: 'recentSearches',
    kind: 'local-storage',
    owner: 'remote-search',
    class: 'preferences',
  },
  recentlyViewed: {
    name: 'recentlyViewed',
    kind: 'local-storage',
    owner: 'remote-account',
    class: 'preferences',
  },
  analyticsClient: { name: 'analyticsClient', kind: 'local-storage', owner: 'shell', class: 'statistics' },
  analyticsSession: { name: 'analyticsSession', kind: 'local-storage', owner: 'shell', class: 'statistics' },
  giftCustomization: {
    name: 'giftCustomization',
    kind: 'local-storage',
    owner: 'remote-gifting',
    class: 'needed',
  },
  checkoutDraft: { name: 'checkoutDraft', kind: 'session-storage', owner: 'remote-product', class: 'needed' },
  lastBooking: { name: 'lastBooking', kind: 'session-storage', owner: 'remote-product', class: 'needed' },
  inApp: { name: 'inApp', kind: 'session-storage', owner: 'shell', class: 'needed' },
  minisite: { name: 'minisite', kind: 'session-storage', owner: 'shell', class: 'needed' },
  contactDraft: { name: 'contactDraft', kind: 'session-storage', owner: 'remote-account', class: 'needed' },
  careChange: { name: 'careChange', kind: 'session-storage', owner: 'remote-account', class: 'needed' },
  addressDraft: { name: 'addressDraft', kind: 'session-storage', owner: 'remote-account', class: 'needed' },
  careKeys: { name: 'careKeys', kind: 'local-storage', owner: 'remote-account', class: 'needed' },
  contentDraft: { name: 'contentDraft', kind: 'session-storage', owner: 'remote-editor', class: 'needed' },
} as const satisfies Readonly<Record<string, PageItem>>;

/** A key that a remote brings with its release, under the noun of the remote: `reviews.draft`. */
export type BroughtKey = `${string}.${string}`;

/** A key as the storage of a page needs it. */
export interface BroughtItem {
  readonly name: BroughtKey;
  readonly kind: 'local-storage' | 'session-storage';
  readonly class: ConsentClass;
  /** What it stores and for how long, in the locale of the site: a line of the cookie page. */
  readonly text?: string;
}

export type StorageKey = keyof typeof pageStorage | BroughtKey;

/** The storage item of a key that remotes may use. Null for an unknown key. Cookies belong to the servers. */
export const findStoredItem = (name: string): PageItem | null =>
  Object.hasOwn(pageStorage, name) ? pageStorage[name as keyof typeof pageStorage] : null;
