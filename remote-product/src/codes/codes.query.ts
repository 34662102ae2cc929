import { queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import type { Locale } from '@detour/shared-contracts/sites';
import { checkGiftCard, checkPromotion, loadSessionGift, type CodeQuestion } from './codes.client';

/** Asked again with each price: a code may need a least amount. null asks nothing. */
export const promotionQuery = (api: Api, question: CodeQuestion | null) =>
  queryOptions({
    queryKey: ['promotion', question],
    queryFn: question ? async ({ signal }) => unwrap(await checkPromotion(api, question, signal)) : skipToken,
    staleTime: 60_000,
  });

/** What is left of a card does not depend on the price. */
export const giftCardQuery = (api: Api, question: CodeQuestion) =>
  queryOptions({
    queryKey: ['gift-card', question.locale, question.code],
    queryFn: async ({ signal }) => unwrap(await checkGiftCard(api, question, signal)),
    staleTime: 60_000,
  });

/** The gift that is open in this browser, as it is now. */
export const sessionGiftQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['session-gift', locale],
    queryFn: async ({ signal }) => unwrap(await loadSessionGift(api, locale, signal)),
    staleTime: 0,
    retry: false,
  });
