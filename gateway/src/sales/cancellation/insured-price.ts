import type { Cents } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import { holderOf } from '../records/amendment.repository';
import { findOrderLines, type OrderRow } from '../records/order.repository';

/** Price of a stay that was sold with an insurance. */
export interface InsuredPrice {
  readonly premium: Cents;
  /** Everything else that the order costs, after a promotion. */
  readonly withoutPremium: Cents;
}

const paying: ReadonlySet<string> = new Set(['gift_card_payment', 'paid_before', 'paid_later']);

/** Null for an order without insurance. Only stays have one. */
export const findInsuredPrice = async (db: Database, order: OrderRow): Promise<InsuredPrice | null> => {
  if (order.kind !== 'stay') return null;
  const price = { premium: 0, withoutPremium: 0 };
  for (const { kind, amount } of await findOrderLines(db, holderOf(order))) {
    if (kind === 'insurance') price.premium += amount;
    else if (!paying.has(kind)) price.withoutPremium += amount;
  }
  return price.premium > 0 ? price : null;
};
