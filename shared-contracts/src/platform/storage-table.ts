import type { ConsentClass } from '../mount/consent-class';
import { pageStorage } from './page-storage';

export interface StoredItem {
  readonly name: string;
  readonly kind: 'cookie' | 'local-storage' | 'session-storage';
  /** Package that writes it. */
  readonly owner: string;
  readonly class: ConsentClass;
  /** Lifetime. */
  readonly life: string;
  readonly purpose: string;
}

/** Every cookie and storage key of the shop. Keys that are not listed are rejected (architecture, honesty rules). */
export const storedItems = [
  {
    name: 'session',
    kind: 'cookie',
    owner: 'gateway',
    class: 'needed',
    life: 'session',
    purpose: 'Ties an order to the browser that made it',
  },
  {
    name: 'access_token',
    kind: 'cookie',
    owner: 'gateway',
    class: 'needed',
    life: '30 days after the last use, 90 days in all',
    purpose: 'Keeps a customer signed in',
  },
  {
    name: 'user_account_id',
    kind: 'cookie',
    owner: 'gateway',
    class: 'needed',
    life: '30 days after the last use, 90 days in all',
    purpose: 'Says to the page whose account is signed in',
  },
  {
    name: 'device',
    kind: 'cookie',
    owner: 'gateway',
    class: 'needed',
    life: '1 year after the last sign-in',
    purpose:
      'Lets a customer know of a sign-in from a new browser, and keeps guesses of others from locking them out',
  },
  {
    name: 'wishlist',
    kind: 'cookie',
    owner: 'gateway',
    class: 'needed',
    life: '6 months after the last use',
    purpose: 'Finds the wishlist of a visitor who asked for one and is not signed in',
  },
  {
    name: 'care',
    kind: 'cookie',
    owner: 'gateway',
    class: 'needed',
    life: '8 hours',
    purpose: 'Customer-care mode of a member of staff',
  },
  {
    name: 'care_for',
    kind: 'cookie',
    owner: 'gateway',
    class: 'needed',
    life: '30 minutes',
    purpose: 'The customer for whom a member of staff orders',
  },
  {
    name: 'care_login',
    kind: 'cookie',
    owner: 'gateway',
    class: 'needed',
    life: '10 minutes',
    purpose: 'Ties the sign-in of a member of staff to the browser that began it',
  },
  {
    name: 'beneficiary',
    kind: 'cookie',
    owner: 'gateway',
    class: 'needed',
    life: '12 hours',
    purpose: 'The gift that this browser has opened with its code',
  },
  {
    name: 'gift_open',
    kind: 'cookie',
    owner: 'gateway',
    class: 'needed',
    life: '12 hours',
    purpose: 'Says to the page that this browser has opened a gift',
  },
  {
    name: 'order_link',
    kind: 'cookie',
    owner: 'gateway',
    class: 'needed',
    life: '1 day',
    purpose: 'The orders whose e-mail link this browser has opened',
  },
  {
    name: 'locale',
    kind: 'cookie',
    owner: 'shell',
    class: 'needed',
    life: '1 year',
    purpose: 'Language chosen on the Belgian site',
  },
  {
    name: 'arm',
    kind: 'cookie',
    owner: 'shell',
    class: 'needed',
    life: 'session',
    purpose: 'Number from 0 to 99 and which of our failures were counted, only while a canary runs',
  },
  {
    name: 'preview',
    kind: 'cookie',
    owner: 'shell',
    class: 'needed',
    life: '2 hours',
    purpose: 'Releases that somebody of our teams chose to see',
  },
  {
    name: 'content_preview',
    kind: 'cookie',
    owner: 'gateway',
    class: 'needed',
    life: '2 hours',
    purpose: 'Shows drafts of content to our editors',
  },
  {
    ...pageStorage.consent,
    life: '6 months',
    purpose: 'The answer to the consent banner',
  },
  {
    ...pageStorage.recentSearches,
    life: 'until removed',
    purpose: 'Last three destinations',
  },
  {
    ...pageStorage.recentlyViewed,
    life: 'until removed',
    purpose: 'Last ten stays and ten activities seen',
  },
  {
    ...pageStorage.analyticsClient,
    life: '13 months, or until the consent is withdrawn',
    purpose: 'Random number that counts a browser once in the audience',
  },
  {
    ...pageStorage.analyticsSession,
    life: '30 minutes after the last event, or until the consent is withdrawn',
    purpose: 'Random number of the current visit in the audience',
  },
  {
    name: 'visitor',
    kind: 'cookie',
    owner: 'shell',
    class: 'statistics',
    life: '90 days, or until the consent is withdrawn',
    purpose: 'Random number that keeps a browser in one version of a page while the shop compares two',
  },
  {
    ...pageStorage.giftCustomization,
    life: 'until the gift is bought',
    purpose: 'From-name and message of a gift in the making',
  },
  {
    ...pageStorage.checkoutDraft,
    life: '2 hours or until sign-out, this tab',
    purpose: 'What was typed in a checkout, and the key that makes a repeated order one order',
  },
  {
    ...pageStorage.lastBooking,
    life: 'until it is cancelled or until sign-out, this tab',
    purpose: 'Number, stay and dates of the last booking, so that going back does not book twice',
  },
  {
    ...pageStorage.inApp,
    life: 'session, this tab',
    purpose: 'The page is shown inside the native app, which has no way back of its own',
  },
  {
    ...pageStorage.minisite,
    life: 'session, this tab',
    purpose: 'Number of the partner by whose page the visitor came',
  },
  {
    ...pageStorage.contactDraft,
    life: 'until it is sent or until sign-out, this tab',
    purpose: 'Message of the contact form in the making',
  },
  {
    ...pageStorage.careChange,
    life: 'until the comparison is ended, this tab',
    purpose: 'The booking that a member of staff compares with other stays: its number and price',
  },
  {
    ...pageStorage.addressDraft,
    life: 'until it is saved or until sign-out, this tab',
    purpose: 'Address of the account in the making',
  },
  {
    ...pageStorage.careKeys,
    life: 'until it is cleared',
    purpose: 'A member of staff has switched the single-key shortcuts of the care desk off',
  },
  {
    ...pageStorage.contentDraft,
    life: 'until it is saved or discarded, this tab',
    purpose: 'What an editor of the shop has written and not saved yet',
  },
] as const satisfies readonly StoredItem[];
