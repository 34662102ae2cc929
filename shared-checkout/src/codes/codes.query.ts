import { queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  checkGiftCard,
  checkPromotion,
  loadSessionGift,
  type CodeNames,
  type CodeQuestion,
} from './codes.client';

/** Checked again for each price, because a code may require a minimum amount. null sends no request. */
export const promotionQuery = (api: Api<CodeNames>, question: CodeQuestion | null) =>
  queryOptions({
    queryKey: ['promotion', question],
    queryFn: question ? async ({ signal }) => unwrap(await checkPromotion(api, question, signal)) : skipToken,
    staleTime: 60_000,
  });

/** The remaining value of a card does not depend on the price. */
export const giftCardQuery = (api: Api<CodeNames>, question: CodeQuestion) =>
  queryOptions({
    queryKey: ['gift-card', question.locale, question.code, question.purchase],
    queryFn: async ({ signal }) => unwrap(await checkGiftCard(api, question, signal)),
    staleTime: 60_000,
  });

/** Current state of the gift open in this browser. */
export const sessionGiftQuery = (api: Api<CodeNames>, locale: Locale) =>
  queryOptions({
    queryKey: ['session-gift', locale],
    queryFn: async ({ signal }) => unwrap(await loadSessionGift(api, locale, signal)),
    staleTime: 0,
    retry: false,
  });
