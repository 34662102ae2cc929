import type { Selectable } from 'kysely';
import type { SandboxIntentTable } from '../../database/tables/payment-tables';
import type { ProviderState } from '../../context/payment-provider';

export type SandboxIntentRow = Selectable<SandboxIntentTable>;

/** The sandbox refunds at once and completely. */
export const toSandboxState = (row: SandboxIntentRow): ProviderState => ({
  status: row.status === 'requires_payment' ? 'open' : row.status,
  amount: row.amount,
  authorised: row.status === 'authorised' ? row.amount : 0,
  captured: row.captured,
  refunds: row.status === 'refunded' ? [{ id: `re_${row.id}`, amount: row.captured, status: 'settled' }] : [],
  currency: row.currency,
  orderUuid: row.order_uuid,
  method: row.method,
  last4: row.last4,
  refusal: row.status === 'declined' ? 'declined' : null,
});
