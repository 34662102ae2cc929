import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // The meals of the programme, by name. A trigger keeps them, so that every way of writing a programme writes them too.
  `alter table package add column meals text[] not null default '{}'`,
  `create function set_meals_of_package() returns trigger language plpgsql as $$
    begin
      new.meals := array(
        select distinct line->>'type' from jsonb_array_elements(new.program) as line
        where line->>'type' in ('breakfast', 'dinner') order by 1);
      return new;
    end $$`,
  `create trigger package_meals before insert or update of program on package
    for each row execute function set_meals_of_package()`,
  `update package set program = program where program @> '[{"type": "breakfast"}]' or program @> '[{"type": "dinner"}]'`,
];

/** Meals that a stay includes, for the filter of the search (record 1009). */
export const mealsOfStaysMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
