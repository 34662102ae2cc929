import type { Selectable } from 'kysely';
import type { SandboxIntentTable } from '../../database/tables/sales/payment-tables';
import type { Tables } from '../../database/tables/tables';
import type { ProviderRefund, ProviderState } from '../../context/payment-provider';

export type SandboxIntentRow = Selectable<SandboxIntentTable>;

type SandboxRefundRow = Selectable<Tables['sandbox_refund']>;

const sumOf = (refunds: readonly { readonly amount: number }[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** The refunds by key, and the one of a release: everything that was left. */
const refundsOf = (row: SandboxIntentRow, parts: readonly SandboxRefundRow[]): readonly ProviderRefund[] => {
  const rest = row.captured - sumOf(parts);
  return [
    ...parts.map(({ id, amount, key }) => ({ id, amount, status: 'settled' as const, key })),
    ...(row.status === 'refunded' && rest > 0
      ? [{ id: `re_${row.id}`, amount: rest, status: 'settled' as const, key: null }]
      : []),
  ];
};

const statusOf = (
  { status, captured }: SandboxIntentRow,
  refunds: readonly ProviderRefund[],
): ProviderState['status'] => {
  if (status === 'requires_payment') return 'open';
  return status === 'captured' && sumOf(refunds) >= captured ? 'refunded' : status;
};

/** The sandbox refunds at once. */
export const toSandboxState = (row: SandboxIntentRow, parts: readonly SandboxRefundRow[]): ProviderState => ({
  status: statusOf(row, refundsOf(row, parts)),
  amount: row.amount,
  authorised: row.status === 'authorised' ? row.amount : 0,
  captured: row.captured,
  refunds: refundsOf(row, parts),
  currency: row.currency,
  orderUuid: row.order_uuid,
  method: row.method,
  last4: row.last4,
  refusal: row.status === 'declined' ? (row.refusal ?? 'declined') : null,
});
