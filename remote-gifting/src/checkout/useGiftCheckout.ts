import { useMemo, useRef, useState } from 'react';
import type { Buyer, OrderRequest } from '@detour/shared-contracts/api';
import type { GiftFormat } from '@detour/shared-contracts/rules';
import type { GiftWish } from '@detour/shared-contracts/sites';
import {
  createDraftStore,
  type DraftStore,
  type Giving,
  useBuyerForm,
  useCodeCheck,
  useExpress,
  type BuyerForm,
  type CodeCheck,
  type Express,
  type BuyerWords,
  useBuyerWords,
} from '@detour/shared-checkout';
import { useHost, useSite } from '@detour/remote-kit';
import { useCustomization } from '../customization/useCustomization';
import {
  giftFieldId,
  useCustomizationForm,
  type CustomizationForm,
} from '../customization/useCustomizationForm';
import { useText } from '../text';
import { toGiftOrderRequest } from './ordering/gift-order-request';
import type { GiftCheckoutFacts } from './checkout-facts';
import { useFurtherGifts, type FurtherGifts } from './further/useFurtherGifts';
import { useGiftGiving } from './delivery/useGiftGiving';
import { usePurchase, type Purchase } from './purchase/usePurchase';
import { useDelivery, type Delivery } from './delivery/useDelivery';
import { useGiftOrdering, type GiftOrdering } from './ordering/useGiftOrdering';
import type { Names } from '../contract';

export interface GiftCheckout extends Pick<Purchase, 'exchange' | 'purchase' | 'codes'> {
  readonly codeCheck: CodeCheck;
  readonly buyer: BuyerForm;
  readonly words: BuyerWords;
  readonly form: CustomizationForm;
  readonly delivery: Delivery;
  /** Null for a gift by post, and for the buyer's own use. */
  readonly giving: Giving | null;
  /** Gifts for other people; null where `giving` is. */
  readonly further: FurtherGifts | null;
  readonly draft: DraftStore;
  readonly ordering: GiftOrdering;
  readonly formerTotal: string;
  /** Has gift texts. False for the buyer's own use. */
  readonly isGift: boolean;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  readonly attempt: number;
  readonly express: Express;
  pay(): void;
}

/** An order by post or for the buyer's own use contains one gift only. */
const isSingle = (wish: GiftWish, format: GiftFormat): boolean =>
  format === 'physical' || (wish.kind === 'activity' && wish.ownUse);

/** State of the gift checkout: buyer, texts, address, and the two ways to pay. @spec GIFT-041 GIFT-057 */
export const useGiftCheckout = (facts: GiftCheckoutFacts): GiftCheckout => {
  const { wish, format } = facts;
  const t = useText();
  const { storage } = useHost<Names>();
  const { locale } = useSite();
  const draft = useMemo(() => createDraftStore(storage, 'checkoutDraft'), [storage]);
  const furtherGifts = useFurtherGifts(draft);
  const count = isSingle(wish, format) ? 0 : furtherGifts.keys.length;
  const { exchange, purchase, exchanged, codes, inOrder } = usePurchase(facts, draft, count);
  const codeCheck = useCodeCheck(codes);
  const words = useBuyerWords(t);
  const buyer = useBuyerForm(draft, words);
  const forms = useGiftForms(
    { wish, format, purchase, isExchange: exchanged !== null },
    { draft, furtherGifts },
  );
  const { form, delivery, giving, further, gift } = forms;
  const { ordering, formerTotal } = useRefreshedOrdering(draft, purchase.total, () =>
    Promise.all([facts.refresh(), codes.refresh()]),
  );
  const requestOf = (valid: Buyer): OrderRequest =>
    toGiftOrderRequest({
      ...facts,
      locale,
      buyer: valid,
      expectedAmount: purchase.amount,
      exchanged,
      codes: inOrder,
      customization: form.value,
      extras: facts.extras.chosen.map(({ id }) => id),
      delivery: format === 'physical' ? delivery.addressFor(valid) : null,
      giving: giving?.delivery() ?? null,
      further: (further?.parts() ?? []).map((part) => ({
        message: part.message,
        giving: part.delivery(),
      })),
    });

  const ways = usePaying({ buyer, codeCheck, ordering, isReady: gift.check, requestOf });

  return {
    exchange,
    purchase,
    codes,
    codeCheck,
    buyer,
    words,
    form,
    delivery,
    giving,
    further,
    draft,
    ordering,
    formerTotal,
    isGift: forms.isGift,
    // In the order of the page.
    errors: [...gift.errors, ...buyer.errors],
    attempt: buyer.attempt + gift.attempt,
    ...ways,
  };
};

interface GiftFormFacts extends Pick<GiftCheckoutFacts, 'wish' | 'format' | 'purchase'> {
  readonly isExchange: boolean;
}

interface GiftFormStores {
  readonly draft: DraftStore;
  readonly furtherGifts: FurtherGifts;
}

/** Input that only the giver can provide: messages, recipients, address. */
const useGiftForms = (
  { wish, format, purchase, isExchange }: GiftFormFacts,
  { draft, furtherGifts }: GiftFormStores,
) => {
  // An exchange keeps the words of the giver.
  const isGift = !(wish.kind === 'activity' && wish.ownUse) && !isExchange;
  const form = useCustomizationForm(useCustomization({ keep: true }), {
    mandatory: isGift && format === 'digital',
  });
  const delivery = useDelivery(draft);
  const mailed = useGiftGiving(draft, { lastDay: purchase.until });
  const giving = isGift && format === 'digital' ? mailed : null;
  const further = giving && furtherGifts;
  const gift = useGiftCheck(form, {
    isGift,
    giving,
    further,
    delivery: format === 'physical' ? delivery : null,
  });
  return { isGift, form, delivery, giving, further, gift };
};

interface PayingParts extends Pick<GiftCheckout, 'buyer' | 'codeCheck' | 'ordering'> {
  readonly isReady: () => boolean;
  readonly requestOf: (buyer: Buyer) => OrderRequest;
}

/** Both payment methods. They run after the check of typed codes and of the giver's input. */
const usePaying = ({
  buyer,
  codeCheck,
  ordering,
  isReady,
  requestOf,
}: PayingParts): Pick<GiftCheckout, 'pay' | 'express'> => ({
  pay: () =>
    codeCheck.before(() => {
      const ready = isReady();
      void buyer.submit((valid) => {
        if (ready) ordering.byCard(requestOf(valid));
      })();
    }),
  express: useExpress<Names>({
    buyer,
    ready: (proceed) =>
      codeCheck.before(() => {
        if (isReady()) proceed();
      }),
    pay: (valid, authorisation) => ordering.byWallet(requestOf(valid), authorisation),
    failureCode: 'GIFTING-401',
  }),
});

interface GiftParts {
  readonly isGift: boolean;
  readonly giving: Giving | null;
  readonly further: FurtherGifts | null;
  /** null for a gift by e-mail. */
  readonly delivery: Delivery | null;
}

/** The giver's input, required for both payment methods: gift texts and delivery. */
const useGiftCheck = (form: CustomizationForm, { isGift, giving, further, delivery }: GiftParts) => {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [addressErrors, setAddressErrors] = useState<GiftCheckout['errors']>([]);
  const nameError = form.error('fromName');
  const giftErrors =
    isGift && nameError
      ? [{ fieldId: giftFieldId('fromName'), message: `${t('term.giftFrom')} – ${nameError}` }]
      : [];
  return {
    attempt,
    errors: attempt > 0 ? [...giftErrors, ...addressErrors] : [],
    /** Shows what is missing. Returns true if nothing is. */
    check: (): boolean => {
      const wrong = [
        ...(giving?.validate() ?? []),
        ...(further?.parts() ?? []).flatMap((part) => part.validate()),
        ...(delivery?.validate() ?? []),
      ];
      const isReady = (!isGift || form.check()) && wrong.length === 0;
      setAddressErrors(wrong);
      if (!isReady) setAttempt((count) => count + 1);
      return isReady;
    },
  };
};

/** The ordering, and the total before the price changed. */
const useRefreshedOrdering = (
  draft: DraftStore,
  total: string,
  refresh: () => Promise<unknown>,
): Pick<GiftCheckout, 'ordering' | 'formerTotal'> => {
  const formerTotal = useRef(total);
  const ordering = useGiftOrdering(draft, () => {
    formerTotal.current = total;
    return refresh();
  });
  return { ordering, formerTotal: formerTotal.current };
};
