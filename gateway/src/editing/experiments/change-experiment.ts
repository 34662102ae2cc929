import type { MoveExperiment, SaveExperiment } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { armsOf, findExperiment } from '@detour/shared-contracts/platform';
import type { GatewayContext } from '../../context/context';
import { json } from '../../database/json';
import { inTransaction, type Trx } from '../../database/transaction';
import { beginChange } from '../../experiments/running.repository';
import {
  endLapsed,
  findByUuid,
  isRunning,
  writeEvent,
  type ExperimentRow,
  type NewEvent,
} from './experiment.repository';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'config' | 'experiments'>;

/** Who changes it. Only a lead changes what visitors see; everybody may switch off. */
export interface Author {
  readonly name: string;
  readonly isLead: boolean;
}

export interface Refused {
  readonly code: 'unknown' | 'conflict' | 'invalid' | 'role' | 'state' | 'busy' | 'fixed';
  readonly message: string;
}

type Refuse = (reason: Refused) => never;
type Changed = Promise<Result<{ readonly version: number }, Refused>>;

interface Change {
  readonly trx: Trx;
  readonly now: Date;
  readonly row: ExperimentRow | null;
  readonly refuse: Refuse;
}

interface Asked {
  readonly uuid: string;
  /** Null: whatever the newest version is. */
  readonly base: number | null;
}

/** One change at a time, over all gateways. Another newest version than `base` is a conflict. */
const change = async (
  { db, clock, experiments }: Context,
  { uuid, base }: Asked,
  work: (change: Change) => Promise<Omit<NewEvent, 'at' | 'uuid'>>,
): Changed => {
  const now = new Date(clock.now());
  const done = await inTransaction<{ readonly version: number }, Refused>(db, async (trx, refuse) => {
    await beginChange(trx);
    const row = await findByUuid(trx, uuid);
    if (base !== null && (row?.version ?? 0) !== base)
      refuse({ code: 'conflict', message: `The newest version is ${row?.version ?? 0}, not ${base}.` });
    const event = await work({ trx, now, row, refuse });
    await writeEvent(trx, { ...event, uuid, at: now });
    return { version: event.version };
  });
  experiments.forget();
  return done;
};

const checkForm = (
  { experiment, shares, locales, from, until }: SaveExperiment,
  now: Date,
  refuse: Refuse,
): void => {
  const invalid = (message: string): never => refuse({ code: 'invalid', message });
  const declared = findExperiment(experiment);
  if (!declared) return invalid(`There is no experiment "${experiment}".`);
  const arms = declared.arms.map(({ name }) => name);
  if (shares.map(({ arm }) => arm).join() !== arms.join())
    invalid(`The arms of "${experiment}" are ${arms.join(', ')}, in this order.`);
  const sum = shares.reduce((all, { share }) => all + share, 0);
  if (sum !== 100) invalid(`The shares are ${sum} %, not 100 %.`);
  if (new Set(locales).size !== locales.length) invalid('A locale is named twice.');
  if (until !== null && Date.parse(until) <= Math.max(now.getTime(), from === null ? 0 : Date.parse(from)))
    invalid('The end is not after the start, or it is over.');
};

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const toColumns = ({ title, locales, shares, from, until }: SaveExperiment) => ({
  title,
  locales: json(locales),
  shares: json(shares.map(({ arm, share }) => ({ arm, share }))),
  valid_from: instant(from),
  valid_until: instant(until),
});

/** Round of a running experiment after a change: results of other shares, or of other sites, are not comparable. */
const nextRound = (row: ExperimentRow, { shares, locales }: SaveExperiment): number =>
  row.state === 'draft' ||
  (isSame(
    row.shares.map(({ arm, share }) => [arm, share]),
    shares.map(({ arm, share }) => [arm, share]),
  ) &&
    isSame([...row.locales].sort(), [...locales].sort()))
    ? row.round
    : row.round + 1;

const update = async (
  { trx, now, refuse }: Change,
  row: ExperimentRow,
  { form, author }: { readonly form: SaveExperiment; readonly author: Author },
): Promise<void> => {
  if (row.state !== 'draft' && row.state !== 'running')
    refuse({ code: 'state', message: `An experiment that is ${row.state} does not change.` });
  if (row.state === 'running') {
    if (!author.isLead) refuse({ code: 'role', message: 'Only a lead changes a running experiment.' });
    if (form.experiment !== row.experiment)
      refuse({ code: 'state', message: 'A running experiment stays what it is.' });
  }
  await trx
    .updateTable('experiment')
    .set({
      ...toColumns(form),
      experiment: form.experiment,
      round: nextRound(row, form),
      version: row.version + 1,
      changed_by: author.name,
      changed_at: now,
    })
    .where('id', '=', row.id)
    .execute();
};

/** Creates a draft (`base` 0), or changes a draft or the shares, sites and end of a running experiment. @spec FLAG-021 */
export const saveExperiment = (
  context: Context,
  uuid: string,
  { form, author }: { readonly form: SaveExperiment; readonly author: Author },
): Changed =>
  change(context, { uuid, base: form.base }, async (asked) => {
    const { trx, now, row, refuse } = asked;
    checkForm(form, now, refuse);
    if (row) await update(asked, row, { form, author });
    else
      await trx
        .insertInto('experiment')
        .values({
          ...toColumns(form),
          uuid,
          experiment: form.experiment,
          state: 'draft',
          version: 1,
          round: 1,
          changed_by: author.name,
          changed_at: now,
        })
        .execute();
    return { version: form.base + 1, action: 'save', detail: form, actor: author.name };
  });

/** States from which an action leads on. */
const allowed = { start: 'draft', stop: 'running', kill: 'running', drop: 'draft' } as const;
const leadsTo = { start: 'running', stop: 'stopped', kill: 'killed' } as const;

/** The shop's own flags must be those of the control. Otherwise the control would show another arm. */
const checkStart = async ({ trx, now, refuse }: Change, row: ExperimentRow, { config }: Context) => {
  const control = findExperiment(row.experiment)?.arms[0].name;
  const own = (armsOf(config.flags) as Readonly<Record<string, string>>)[row.experiment];
  if (own !== control)
    refuse({ code: 'fixed', message: `The settings of the shop show "${own}" to everybody.` });
  if (row.valid_until && row.valid_until <= now)
    refuse({ code: 'invalid', message: 'The end of the experiment is over.' });
  await endLapsed(trx, row.experiment, now);
  if (await isRunning(trx, row.experiment))
    refuse({ code: 'busy', message: `Another experiment "${row.experiment}" runs.` });
};

/** Starts, stops, switches off or deletes an experiment. Switching off needs no version, and twice is once. */
export const moveExperiment = (
  context: Context,
  uuid: string,
  { move: { base, action }, author }: { readonly move: MoveExperiment; readonly author: Author },
): Changed =>
  change(context, { uuid, base: action === 'kill' ? null : base }, async (asked) => {
    const { trx, now, row, refuse } = asked;
    if (!row) return refuse({ code: 'unknown', message: 'There is no such experiment.' });
    const event = { version: row.version + 1, action, detail: {}, actor: author.name };
    if (row.state !== allowed[action])
      return refuse({ code: 'state', message: `"${action}" is not for an experiment that is ${row.state}.` });
    if ((action === 'start' || action === 'stop') && !author.isLead)
      return refuse({ code: 'role', message: 'Only a lead starts and stops an experiment.' });
    if (action === 'drop') {
      await trx.deleteFrom('experiment').where('id', '=', row.id).execute();
      return event;
    }
    if (action === 'start') await checkStart(asked, row, context);
    await trx
      .updateTable('experiment')
      .set({
        state: leadsTo[action],
        version: event.version,
        changed_by: author.name,
        changed_at: now,
        ...(action === 'start' ? { started_at: now } : { ended_at: now }),
      })
      .where('id', '=', row.id)
      .execute();
    return event;
  });
