import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ChangeQuote, ChangeWish, Order } from '@detour/shared-contracts/api';
import { changeAddress, paymentAddress } from '@detour/shared-contracts/sites';
import { createKey } from '@detour/shared-checkout';
import { isTransient, useApi, useCriteria, useHost, usePatchCriteria, useSite } from '@detour/remote-kit';
import { stayOf } from '../order/stay-order';
import type { Names } from '../contract';
import { changeAsTold } from './change.client';
import { changeQuoteQuery } from './change.query';
import { noWish, patchOfWish, wishOfCriteria } from './change-wish';

/** `price`: another difference than the buyer saw; `many`: too often today; `lost`: no answer, everything is kept. */
export type ChangeProblemKind = 'price' | 'many' | 'lost' | null;

/** Codes after which the buyer must see the present state before anything else. */
const outdated: Readonly<Record<string, ChangeProblemKind>> = {
  AMOUNT_CHANGED: 'price',
  TOO_MANY_CHANGES: 'many',
};

/** The wish of the URL, its quote, and the change. A lost answer keeps everything for another try, which changes nothing twice. */
export const useChange = (order: Order) => {
  const { orderUUID } = order;
  const api = useApi<Names>();
  const { navigation } = useHost();
  const { locale } = useSite();
  const queryClient = useQueryClient();
  const criteria = useCriteria();
  const patch = usePatchCriteria();
  const wish = wishOfCriteria(criteria, stayOf(order));
  const query = useQuery(changeQuoteQuery(api, { orderUUID, wish }));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ChangeProblemKind>(null);
  // One key for one click and its repetitions.
  const key = useRef<string | null>(null);

  const choose = (part: Partial<ChangeWish>): void => {
    key.current = null;
    setProblem(null);
    patch(patchOfWish({ ...wish, ...part }));
  };

  const goOn = async (payment: { readonly orderUUID: string } | null): Promise<void> => {
    queryClient.removeQueries({ queryKey: ['order'] });
    await navigation.navigate(
      payment
        ? paymentAddress<Names>(locale, payment.orderUUID)
        : changeAddress<Names>(locale, orderUUID, 'now'),
      { replace: payment === null },
    );
  };

  const confirm = async ({ due }: Pick<ChangeQuote, 'due'>): Promise<void> => {
    if (busy || due === null) return;
    setBusy(true);
    setProblem(null);
    const attempt = (key.current ??= createKey());
    const answer = await changeAsTold(api, { orderUUID, wish }, { expectedDue: due, key: attempt });
    if (answer.ok) {
      await goOn(answer.value.payment);
      return setBusy(false);
    }
    const told = outdated[answer.error.code ?? ''] ?? null;
    const isLost = told === null && isTransient(answer.error);
    if (!isLost) {
      key.current = null;
      // A room that is gone, or a booking that has ended, is told by the next quote.
      await query.refetch();
    }
    setProblem(isLost ? 'lost' : told);
    setBusy(false);
  };

  return { wish, query, busy, problem, choose, confirm, reset: () => patch(noWish) };
};

export type Change = ReturnType<typeof useChange>;
