import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { useApi } from '@detour/remote-kit';
import type { Names } from '../contract';
import { cancelAsTold, withdrawAsTold, type CancellationAsk } from './cancellation.client';
import { cancellationQuery } from './cancellation.query';

type Problem = 'changed' | 'failed' | null;

/**
 * Refund of a cancellation of the whole order or of some gifts, and the cancellation. After a lost response the state is
 * kept for another attempt.
 */
export const useCancellation = (ask: CancellationAsk, onCancelled: (order: Order) => void) => {
  const { orderUUID, positions } = ask;
  const api = useApi<Names>();
  const query = useQuery({ ...cancellationQuery(api, ask), enabled: positions?.length !== 0 });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>(null);
  const running = useRef(false);

  const confirm = async (): Promise<void> => {
    if (!query.data || running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    const answer = positions
      ? await withdrawAsTold(api, { orderUUID, positions }, query.data)
      : await cancelAsTold(api, orderUUID, query.data);
    if (answer.ok) return onCancelled(answer.value);
    const { code } = answer.error;
    // Other sums, or no cancellation any more: the buyer must see that before anything else.
    const isOutdated = code === 'REFUND_CHANGED' || code === 'ORDER_CLOSED';
    if (isOutdated) await query.refetch();
    setProblem(code === 'REFUND_CHANGED' ? 'changed' : isOutdated ? null : 'failed');
    running.current = false;
    setBusy(false);
  };

  return { query, busy, problem, confirm };
};
