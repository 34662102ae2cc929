import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ChangeQuote, ChangeWish, Order } from '@detour/shared-contracts/api';
import { changeAddress, paymentAddress } from '@detour/shared-contracts/sites';
import { createKey, forgetKeptCodes, useBusyPause, whileBusy, type Codes } from '@detour/shared-checkout';
import { isTransient, useApi, useCriteria, useHost, usePatchCriteria, useSite } from '@detour/remote-kit';
import { stayOf } from '../order/stay-order';
import { useCheckoutDraft } from '../summary/useCheckoutDraft';
import type { Names } from '../contract';
import { changeAsTold } from './change.client';
import { changeQuoteQuery } from './change.query';
import { noWish, patchOfWish, wishOfCriteria } from './change-wish';

/**
 * `price`: the difference is not the one that the buyer saw; `many`: too many changes today; `code`: a code no longer has an
 * effect; `lost`: no response, the state is kept.
 */
export type ChangeProblemKind = 'price' | 'many' | 'code' | 'lost' | null;

/** Codes after which the buyer must see the present state before anything else. */
const outdated: Readonly<Record<string, ChangeProblemKind>> = {
  AMOUNT_CHANGED: 'price',
  TOO_MANY_CHANGES: 'many',
  VOUCHER_NOT_USABLE: 'code',
  PROMOTION_NOT_VALID: 'code',
};

/** Codes that reduce a difference; empty without codes. */
const codesOf = ({ inOrder: { promotionCode, voucherCodes } }: Codes) => ({
  ...(voucherCodes.length > 0 && { voucherCodes: [...voucherCodes] }),
  ...(promotionCode !== '' && { promotionCode }),
});

/**
 * The wish in the URL, its quote, and the change. After a lost response the state is kept for another attempt, which has no
 * second effect.
 */
export const useChange = (order: Order) => {
  const { orderUUID } = order;
  const api = useApi<Names>();
  const { navigation, clock } = useHost();
  const draft = useCheckoutDraft();
  const { locale } = useSite();
  const queryClient = useQueryClient();
  const criteria = useCriteria<Names>();
  const patch = usePatchCriteria<Names>();
  const wish = wishOfCriteria(criteria, stayOf(order));
  const query = useQuery(changeQuoteQuery(api, { orderUUID, wish }));
  const { isWaiting, pause } = useBusyPause();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ChangeProblemKind>(null);
  // One key for one request and its repetitions.
  const attempt = useRef<{ readonly text: string; readonly key: string } | null>(null);

  const choose = (part: Partial<ChangeWish>): void => {
    setProblem(null);
    patch(patchOfWish({ ...wish, ...part }));
  };

  const goOn = async (payment: { readonly orderUUID: string } | null): Promise<void> => {
    queryClient.removeQueries({ queryKey: ['order'] });
    if (!payment) forgetKeptCodes(draft, 'change', clock.now());
    await navigation.navigate(
      payment
        ? paymentAddress<Names>(locale, payment.orderUUID)
        : changeAddress<Names>(locale, orderUUID, 'now'),
      { replace: payment === null },
    );
  };

  const confirm = async ({ due }: Pick<ChangeQuote, 'due'>, codes: Codes): Promise<void> => {
    if (busy || due === null) return;
    setBusy(true);
    setProblem(null);
    const told = { expectedDue: due, ...(due > 0 && codesOf(codes)) };
    const text = JSON.stringify({ wish, told });
    if (attempt.current?.text !== text) attempt.current = { text, key: createKey() };
    const { key } = attempt.current;
    const answer = await whileBusy(() => changeAsTold(api, { orderUUID, wish }, { ...told, key }), pause);
    if (answer.ok) {
      await goOn(answer.value.payment);
      return setBusy(false);
    }
    const known = outdated[answer.error.code ?? ''] ?? null;
    const isLost = known === null && isTransient(answer.error);
    if (!isLost) {
      attempt.current = null;
      await codes.refresh();
      // The next quote shows a sold room or an ended booking.
      await query.refetch();
    }
    setProblem(isLost ? 'lost' : known);
    setBusy(false);
  };

  return { wish, query, busy, isWaiting, problem, choose, confirm, reset: () => patch(noWish) };
};

export type Change = ReturnType<typeof useChange>;
