import type { RefundState } from '../../database/tables/sales/payment-tables';
import type { Trx } from '../../database/transaction';
import { writeEvent } from '../records/order-event.repository';
import type { RefundRow } from '../refunds/refund.repository';
import type { ProviderRefund } from '../../context/payment-provider';

interface Outcome {
  readonly state: RefundRow['state'];
  readonly failures: number;
  readonly providerId: string | null;
}

/** Of all attempts under one key: any that arrived or is on its way decides. */
const outcomeOf = (attempts: readonly ProviderRefund[]): Outcome | null => {
  const live =
    attempts.find(({ status }) => status === 'settled') ??
    attempts.find(({ status }) => status === 'pending');
  const last = live ?? attempts[0];
  if (!last) return null;
  return {
    state: last.status,
    failures: attempts.filter(({ status }) => status === 'failed').length,
    providerId: last.id,
  };
};

/** A refund without its own attempts is settled by the release of the whole payment. */
const releasedAs = (refund: RefundRow, whole: RefundState | null): Outcome | null =>
  whole === null || whole === 'none'
    ? null
    : { state: whole, failures: refund.failures, providerId: refund.provider_id };

interface Reported {
  readonly refunds: readonly ProviderRefund[];
  /** State of the release of the whole payment. Null when the order keeps a part of it. */
  readonly whole: RefundState | null;
  readonly now: Date;
}

/** Writes what the provider reports into the planned refunds of an order; records once in the journal that one arrived or failed. */
export const bookRefundRows = async (
  trx: Trx,
  planned: readonly RefundRow[],
  { refunds, whole, now }: Reported,
): Promise<void> => {
  for (const refund of planned) {
    const outcome = outcomeOf(refunds.filter(({ key }) => key === refund.id)) ?? releasedAs(refund, whole);
    if (!outcome || (outcome.state === refund.state && outcome.failures === refund.failures)) continue;
    const { state, failures, providerId } = outcome;
    await trx
      .updateTable('refund')
      .set({ state, failures, provider_id: providerId, settled_at: state === 'settled' ? now : null })
      .where('id', '=', refund.id)
      .execute();
    if (state === refund.state || (state !== 'settled' && state !== 'failed')) continue;
    await writeEvent(trx, {
      orderUuid: refund.order_uuid,
      kind: state === 'settled' ? 'refund.settled' : 'refund.failed',
      actor: 'system',
      data: { amount: refund.amount },
      at: now,
    });
  }
};
