import type { GatewayContext } from '../../context/context';
import type { Tables } from '../../database/tables/tables';
import type { CareMember } from '../care-session';

export interface CareAccess {
  readonly what: Tables['care_access']['what'];
  /** Number of an order, id of a mail, keyed hash of a search. */
  readonly subject: string;
}

/** Logs the member of staff and what they viewed, before the response is sent. */
export const logAccess = async (
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  { staff }: CareMember,
  { what, subject }: CareAccess,
): Promise<void> => {
  await db
    .insertInto('care_access')
    .values({ staff, what, subject, at: new Date(clock.now()) })
    .execute();
};
