import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // No personal data: `visitor_key` is a hash of a random number of the browser and of the experiment. Nothing names an order.
  `create table experiment_exposure (
    experiment_id integer not null,
    round integer not null,
    visitor_key text not null,
    arm text not null,
    purchased boolean not null default false,
    at timestamptz not null,
    primary key (experiment_id, round, visitor_key)
  )`,
  `create index experiment_exposure_at on experiment_exposure (at)`,
  // Until an order is paid or ends, it knows the exposures of its visitor. Then the trigger below deletes the link.
  `create table experiment_order (
    order_uuid uuid not null references orders (uuid) on delete cascade,
    experiment_id integer not null,
    round integer not null,
    visitor_key text not null,
    primary key (order_uuid, experiment_id, round)
  )`,
  // A trigger, because orders are confirmed in many ways.
  `create function settle_experiment_order() returns trigger language plpgsql as $$
    begin
      if new.status = 'confirmed' then
        update experiment_exposure e set purchased = true from experiment_order o
          where o.order_uuid = new.uuid and e.experiment_id = o.experiment_id and e.round = o.round
            and e.visitor_key = o.visitor_key;
      end if;
      delete from experiment_order where order_uuid = new.uuid;
      return null;
    end $$`,
  `create trigger orders_settle_experiment after update of status on orders
    for each row when (old.status is distinct from new.status and new.status in ('confirmed', 'cancelled', 'expired'))
    execute function settle_experiment_order()`,
];

/** Exposures of visitors who agreed, and whether they bought (record 1006). */
export const exposuresMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
