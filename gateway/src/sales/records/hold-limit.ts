import type { OrderRow } from './order.repository';

/** The latest time to which payments and extensions can move the end of an order's hold. */
export const holdLimitOf = ({ created_at }: Pick<OrderRow, 'created_at'>, holdMaxMinutes: number): Date =>
  new Date(created_at.getTime() + holdMaxMinutes * 60_000);
