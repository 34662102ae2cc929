import type { ConsentClass, RemoteName } from '../remote/host';

export interface StorageEntry {
  readonly name: string;
  readonly kind: 'cookie' | 'localStorage';
  readonly owner: RemoteName | 'shell' | 'gateway';
  /** Above `needed` nothing is kept before consent. */
  readonly class: ConsentClass;
  /** Days; 0 lasts for the browser session, null until it is cleared. */
  readonly days: number | null;
  /** Not readable by scripts. */
  readonly httpOnly: boolean;
  readonly purpose: string;
}

/** Every cookie and storage key of the shop. What does not stand here is neither read nor written (honesty rules, A-215). */
export const storageTable: readonly StorageEntry[] = [
  {
    name: 'session',
    kind: 'cookie',
    owner: 'gateway',
    class: 'needed',
    days: 0,
    httpOnly: true,
    purpose: 'Whose order it is, until the confirmation',
  },
  {
    name: 'consent',
    kind: 'cookie',
    owner: 'shell',
    class: 'needed',
    days: 180,
    httpOnly: false,
    purpose: 'The answer to the consent question, asked again after six months',
  },
  {
    name: 'locale',
    kind: 'cookie',
    owner: 'shell',
    class: 'needed',
    days: 180,
    httpOnly: false,
    purpose: 'The language that a visitor of the Belgian site chose',
  },
  {
    name: 'arm',
    kind: 'cookie',
    owner: 'shell',
    class: 'needed',
    days: 0,
    httpOnly: true,
    purpose:
      'A number from 0 to 99 that keeps one visitor on one release while a canary or an experiment runs',
  },
  {
    name: 'giftCustomization',
    kind: 'localStorage',
    owner: 'remote-gifting',
    class: 'needed',
    days: null,
    httpOnly: false,
    purpose: 'The name and message that the visitor wrote for a gift, until it is ordered',
  },
  {
    name: 'recentSearches',
    kind: 'localStorage',
    owner: 'remote-search',
    class: 'preferences',
    days: null,
    httpOnly: false,
    purpose: 'The last three destinations',
  },
  {
    name: 'recentlyViewed',
    kind: 'localStorage',
    owner: 'remote-account',
    class: 'preferences',
    days: null,
    httpOnly: false,
    purpose: 'The last ten stays and the last ten activities that were opened',
  },
];

export const findStorageEntry = (name: string): StorageEntry | null =>
  storageTable.find((entry) => entry.name === name) ?? null;
