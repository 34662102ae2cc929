import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cents } from '@detour/shared-contracts/base';
import type { DraftStore } from '../buyer/checkout-draft';
import { putData, unwrap, useApi, useSite, type PartArguments } from '@detour/remote-kit';
import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import type { PaidPurchase } from '@detour/shared-contracts/rules';
import { isInForce, toAppliedCard, toAppliedPromotion, toDeduction, type AppliedCode } from './applied-code';
import type { codePart } from '../contract/order-part';
import type { CodeText } from './code-text';
import { checkGiftCard, type CodeQuestion } from './codes.client';
import { giftCardQuery, promotionQuery } from './codes.query';
import { shareOut, type Deduction } from './deductions';
import { mostGiftCards, type CodeScope, type KeptCodes } from './kept-codes';
import { useKeptCodes } from './useKeptCodes';
import { useSessionGift } from './useSessionGift';
import { applyUnchecked, isUnchecked, useTypedCode, type TypedCode } from './useTypedCode';

/** One field with its applied codes. */
export interface CodeField extends TypedCode {
  readonly applied: readonly AppliedCode[];
  remove(code: string): void;
}

export interface Codes {
  readonly promotion: CodeField;
  readonly giftCard: CodeField;
  readonly deductions: readonly Deduction[];
  /** Ids of fields with a typed code that was not checked yet, or could not be checked. A rejected code does not hold up an order. */
  readonly unchecked: readonly string[];
  /** Codes are being checked, so the price is not final. */
  readonly settling: boolean;
  /** Codes for the order request; applied ones only. */
  readonly inOrder: { readonly promotionCode: string; readonly voucherCodes: readonly string[] };
  /** Cents that stay on the open gift after this order; 0 without one. */
  readonly giftRestAfter: Cents;
  /** E-mail of the visitor who opened a gift here; null without a gift. */
  readonly giftEmail: string | null;
  /** Checks the typed codes. Resolves to whether one was applied, so that the price is another one. */
  settle(): Promise<boolean>;
  /** Checks all codes again, after a rejection. */
  refresh(): Promise<unknown>;
}

export interface CodesInput {
  readonly t: CodeText;
  readonly purchase: PaidPurchase;
  readonly draft: DraftStore;
  /** Whose codes they are. Default: those of the purchase. */
  readonly scope?: CodeScope;
  /** Cents of the product without tax and shipping, the only part that a promotion reduces. */
  readonly price: Cents;
  /** Cents of the whole amount due to us. */
  readonly total: Cents;
  /** The dated stay that is bought: promotion codes may have conditions about it. */
  readonly stay?: CodeQuestion['stay'];
}

/** Ids of the inputs, to focus them on an error. */
export const codeFieldIds = { promotion: 'promotion-code', giftCard: 'gift-card-code' } as const;

/** The codes in the order as the gateway sees them now, for these amounts. */
const useCheckedCodes = (
  { promotion: code, giftCards: cardCodes }: KeptCodes,
  { t, purchase, price, total, stay }: Omit<CodesInput, 'draft' | 'scope'>,
) => {
  const api = useApi<ContractNames>();
  const { locale } = useSite();
  const askPromotion = (typed: string) =>
    promotionQuery(api, { locale, purchase, code: typed, amount: price, ...(stay && { stay }) });
  const askCard = (typed: string) => giftCardQuery(api, { locale, purchase, code: typed, amount: total });
  const promotion = useQuery(code ? askPromotion(code) : promotionQuery(api, null));
  const cards = useQueries({ queries: cardCodes.map(askCard) });
  const usable = cards.flatMap(({ data, error }) =>
    data && !error ? [{ code: data.serialNumber, remaining: data.remaining }] : [],
  );
  const reduction = code && !promotion.error ? (promotion.data?.reductionAmount ?? 0) : 0;
  const { due, paid } = shareOut(total, reduction, usable);
  return {
    askPromotion,
    askCard,
    due,
    restOf: (gift: string): Cents => {
      const pays = paid.get(gift) ?? 0;
      return pays === 0 ? 0 : (usable.find((card) => card.code === gift)?.remaining ?? pays) - pays;
    },
    promotions: code ? [toAppliedPromotion(code, promotion, promotion.data ? reduction : null, t)] : [],
    giftCards: cardCodes.flatMap((card, index) => {
      const asked = cards[index];
      return asked ? [toAppliedCard(card, asked, paid.get(card) ?? null, t)] : [];
    }),
    isLoading: (code !== '' && promotion.isLoading) || cards.some((card) => card.isLoading),
  };
};

/** Promotion code, gift cards and vouchers of the checkout. @spec CHK-011 CHK-012 */
export const useCodes = <N extends ContractNames = NoNames>(
  { draft, scope, ...ask }: CodesInput,
  ..._declared: PartArguments<N, typeof codePart>
): Codes => {
  const { purchase, total } = ask;
  const api = useApi<ContractNames>();
  const client = useQueryClient();
  const { locale } = useSite();
  const store = useKeptCodes(draft, scope ?? purchase);
  const { kept, keep } = store;
  const session = useSessionGift(store, purchase);
  const { askPromotion, askCard, promotions, giftCards, due, restOf, isLoading } = useCheckedCodes(kept, ask);
  const inForce = [...promotions, ...giftCards].filter(isInForce);

  const typedPromotion = useTypedCode(store, 'typedPromotion', async (typed) => {
    const found = await client.fetchQuery({ ...askPromotion(typed), staleTime: 0, retry: false });
    putData(client, askPromotion(found.code).queryKey, found);
    keep(() => ({ promotion: found.code, typedPromotion: '' }));
    return null;
  });

  const typedGiftCard = useTypedCode(store, 'typedGiftCard', async (typed) => {
    if (kept.giftCards.length >= mostGiftCards) return 'too-many';
    if (due === 0) return 'nothing-to-pay';
    const found = unwrap(await checkGiftCard(api, { locale, purchase, code: typed, amount: total }));
    const { serialNumber } = found;
    if (kept.giftCards.includes(serialNumber)) return 'twice';
    putData(client, askCard(serialNumber).queryKey, found);
    keep(({ giftCards: present }) => ({ giftCards: [...present, serialNumber], typedGiftCard: '' }));
    return null;
  });

  return {
    promotion: {
      ...typedPromotion,
      applied: promotions,
      remove: () => keep(() => ({ promotion: '' })),
    },
    giftCard: {
      ...typedGiftCard,
      applied: giftCards,
      remove: (gone) => keep((now) => ({ giftCards: now.giftCards.filter((card) => card !== gone) })),
    },
    deductions: inForce.map(toDeduction),
    unchecked: [
      ...(isUnchecked(typedPromotion) ? [codeFieldIds.promotion] : []),
      ...(isUnchecked(typedGiftCard) ? [codeFieldIds.giftCard] : []),
    ],
    settling: session.loading || isLoading,
    giftRestAfter: restOf(kept.offeredGift),
    giftEmail: session.email,
    inOrder: {
      promotionCode: promotions.some(isInForce) ? kept.promotion : '',
      voucherCodes: giftCards.filter(isInForce).map((card) => card.code),
    },
    settle: () => applyUnchecked([typedPromotion, typedGiftCard]),
    refresh: () =>
      Promise.all(['promotion', 'gift-card'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  };
};
