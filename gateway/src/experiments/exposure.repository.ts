import type { GatewayContext } from '../context/context';
import { visitorKey } from './visitor';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'experiments'>;

/**
 * Records that a visitor used a variant: once for each visitor and round. Without effect when the experiment does not run, or when the
 * visitor's arm is now another one: the document is older than the last change of the shares.
 */
export const noteExposure = async (
  { db, clock, experiments }: Context,
  visitor: string,
  used: { readonly experiment: string; readonly arm: string },
): Promise<void> => {
  const { experiments: running } = await experiments.running();
  const row = running.find(({ experiment }) => experiment === used.experiment);
  if (!row) return;
  // The locale decides only whether a page takes part; a document with an assigned arm did.
  const { arms } = await experiments.flagsOf(visitor, row.locales[0] ?? '');
  if (arms[used.experiment] !== used.arm) return;
  await db
    .insertInto('experiment_exposure')
    .values({
      experiment_id: row.id,
      round: row.round,
      visitor_key: visitorKey(row.id, visitor),
      arm: used.arm,
      at: new Date(clock.now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Notes the exposures of a visitor at their new order, until it is paid or ends. */
export const noteOrder = async (
  { db, experiments }: Omit<Context, 'clock'>,
  visitor: string,
  orderUuid: string,
): Promise<void> => {
  const { experiments: running } = await experiments.running();
  if (running.length === 0) return;
  await db
    .insertInto('experiment_order')
    .columns(['order_uuid', 'experiment_id', 'round', 'visitor_key'])
    .expression((from) =>
      from
        .selectFrom('experiment_exposure')
        .select(({ val }) => [
          val(orderUuid).$castTo<string>().as('order_uuid'),
          'experiment_id',
          'round',
          'visitor_key',
        ])
        .where(({ or, and }) =>
          or(
            running.map(({ id, round }) =>
              and({ experiment_id: id, round, visitor_key: visitorKey(id, visitor) }),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
