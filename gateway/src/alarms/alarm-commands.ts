import type { Database } from '../database/open-database';
import { closeAlarm, findOpenAlarms } from './alarm.repository';

/** Admin command: closes the alarm of a body such as `{"id": 12}`; throws when there is no such open alarm. */
export const closeAlarmCommand = async (db: Database, body: string, now: Date): Promise<unknown> => {
  const id = readId(body);
  if (!(await closeAlarm(db, id, now))) throw new Error(`There is no open alarm ${id}.`);
  return { closed: id };
};

export const listAlarmsCommand = async (db: Database): Promise<unknown> => ({
  alarms: await findOpenAlarms(db),
});

const readId = (body: string): number => {
  const refuse = (): never => {
    throw new Error('Name the alarm by its id: {"id": 12}.');
  };
  try {
    const { id } = JSON.parse(body) as { id?: unknown };
    return typeof id === 'number' && Number.isSafeInteger(id) ? id : refuse();
  } catch {
    return refuse();
  }
};
