import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BeneficiaryGift } from '@detour/shared-contracts/api';
import { useApi, useSite } from '@detour/remote-kit';
import { sessionGiftQuery } from './codes.query';
import { mostGiftCards } from './kept-codes';
import type { CodeStore } from './useKeptCodes';
import type { Names } from '../contract';

export interface SessionGift {
  /** E-mail of the visitor who opened a gift in this browser; null without a gift. */
  readonly email: string | null;
  /** The session's gift is still loading. */
  readonly loading: boolean;
}

const paysNow = ({ state, remainingValue }: BeneficiaryGift): boolean =>
  (state === 'issued' || state === 'claimed') && remainingValue > 0;

/**
 * Adds this browser's open gift to the codes, once: the visitor may remove it. If the request fails, the code can be typed. @spec
 * BENEF-008
 */
export const useSessionGift = ({ kept, keep }: CodeStore): SessionGift => {
  const { locale } = useSite();
  const { data, isPending } = useQuery(sessionGiftQuery(useApi<Names>(), locale));
  const gift = data?.gift ?? null;
  const code = gift && paysNow(gift) ? gift.code : null;
  const isNew = code !== null && code !== kept.offeredGift;
  useEffect(() => {
    if (!isNew) return;
    keep(({ giftCards }) => ({
      offeredGift: code,
      giftCards:
        giftCards.includes(code) || giftCards.length >= mostGiftCards ? giftCards : [...giftCards, code],
    }));
  }, [isNew, code, keep]);
  return { email: gift?.email ?? null, loading: isPending || isNew };
};
