import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BeneficiaryGift } from '@detour/shared-contracts/api';
import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import { voucherPays, type PaidPurchase } from '@detour/shared-contracts/rules';
import { useApi, useSite } from '@detour/remote-kit';
import { sessionGiftQuery } from './codes.query';
import { mostGiftCards } from './kept-codes';
import type { CodeStore } from './useKeptCodes';

export interface SessionGift {
  /** E-mail of the visitor who opened a gift in this browser; null without a gift. */
  readonly email: string | null;
  /** The session's gift is still loading. */
  readonly loading: boolean;
}

const paysNow = ({ kind, state, remainingValue }: BeneficiaryGift, purchase: PaidPurchase): boolean =>
  (state === 'issued' || state === 'claimed') && remainingValue > 0 && voucherPays(kind, purchase);

/**
 * Adds this browser's open gift to the codes of a purchase that it pays for, once: the visitor may remove it. If the request fails, the code can be typed. @spec
 * BENEF-008
 */
export const useSessionGift = ({ kept, keep }: CodeStore, purchase: PaidPurchase): SessionGift => {
  const { locale } = useSite();
  const { data, isPending } = useQuery(sessionGiftQuery(useApi<ContractNames>(), locale));
  const gift = data?.gift ?? null;
  const code = gift && paysNow(gift, purchase) ? gift.code : null;
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
