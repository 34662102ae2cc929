import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // `id` is part of the hash that assigns visitors, so another run of the same experiment assigns them anew.
  `create table experiment (
    id integer generated always as identity primary key,
    uuid uuid not null unique,
    experiment text not null check (experiment ~ '^[a-z][a-z-]{0,39}$'),
    title text not null check (length(title) between 1 and 80),
    state text not null check (state in ('draft', 'running', 'stopped', 'killed')),
    locales jsonb not null,
    shares jsonb not null,
    valid_from timestamptz,
    valid_until timestamptz,
    version integer not null check (version > 0),
    round integer not null check (round > 0),
    started_at timestamptz,
    ended_at timestamptz,
    changed_by text not null,
    changed_at timestamptz not null,
    check (valid_from < valid_until)
  )`,
  // The flags of an experiment have one owner at a time.
  `create unique index experiment_running on experiment (experiment) where state = 'running'`,
  // The history: who did what. Rows of a deleted draft stay.
  `create table experiment_event (
    id bigint generated always as identity primary key,
    uuid uuid not null,
    version integer not null,
    action text not null check (action in ('save', 'start', 'stop', 'kill', 'drop')),
    detail jsonb not null,
    actor text not null,
    at timestamptz not null
  )`,
  // One row. Each change increments it in its transaction, so changes commit one after the other.
  `create table experiment_revision (
    id smallint primary key check (id = 1),
    value bigint not null
  )`,
];

/** Experiments of staff (record 1005). */
export const experimentsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
