import { beneficiarySessionCall, type BeneficiaryGift } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import type { EventBus } from '@detour/shared-contracts/mount';
import { cookieNameOf, hasCookie } from '@detour/shared-contracts/platform';
import type { Locale } from '@detour/shared-contracts/sites';
import { beneficiarySessionValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api } from '../api/api-client';
import type { giftPart } from '../contract/kit-parts';

interface GiftNames {
  readonly calls: (typeof giftPart)['calls'][number];
}
type GiftEvent = (typeof giftPart)['consumes'][number];

/** A gift that is open in this browser and still pays something. */
export interface OpenGift extends Pick<
  BeneficiaryGift,
  'kind' | 'label' | 'productId' | 'validUntil' | 'code'
> {
  /** Cents that it pays. */
  readonly rest: Cents;
  /** Name of the giver; '' when unknown. */
  readonly fromName: string;
}

export interface GiftStore {
  getState(): OpenGift | null;
  subscribe(listener: () => void): () => void;
}

export interface GiftServices {
  readonly api: Api<GiftNames>;
  readonly bus: EventBus<never, GiftEvent>;
  readonly locale: Locale;
}

/**
 * True when the readable cookie shows that a gift is open in this browser. Makes no call. The gateway decides by the other, unreadable
 * cookie.
 */
const hasOpenGift = (): boolean =>
  hasCookie(document.cookie, cookieNameOf('gift_open', location.protocol === 'https:'));

const toOpenGift = (gift: BeneficiaryGift | null): OpenGift | null => {
  if (!gift || gift.remainingValue === 0) return null;
  if (gift.state !== 'issued' && gift.state !== 'claimed') return null;
  const { kind, label, productId, validUntil, code, fromName = '' } = gift;
  return { kind, label, productId, validUntil, code, fromName, rest: gift.remainingValue };
};

/**
 * The open gift of a document. Requested when the first part shows it, because a booking may have changed its remaining
 * value, and after `boxes.gift-changed@1`. Not requested without the cookie. A failed request keeps the known state; the
 * checkout requests it again.
 */
export const createGiftStore = ({ api, bus, locale }: GiftServices): GiftStore => {
  const listeners = new Set<() => void>();
  let gift: OpenGift | null = null;
  let asked = 0;
  const set = (next: OpenGift | null): void => {
    if (next === null && gift === null) return;
    gift = next;
    listeners.forEach((listener) => listener());
  };
  const load = async (): Promise<void> => {
    const turn = (asked += 1);
    if (!hasOpenGift()) return set(null);
    const answer = await api.request(beneficiarySessionCall, beneficiarySessionValidator, {
      query: { locale },
    });
    if (answer.ok && turn === asked) set(toOpenGift(answer.value.gift));
  };
  let subscription: { unsubscribe(): void } | null = null;
  return {
    getState: () => gift,
    subscribe(listener) {
      listeners.add(listener);
      if (!subscription) {
        subscription = bus.on('boxes.gift-changed@1').subscribe(() => void load());
        void load();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        subscription?.unsubscribe();
        subscription = null;
      };
    },
  };
};
