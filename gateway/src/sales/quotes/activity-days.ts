import { err, ok, parseIsoDate, type Result } from '@detour/shared-contracts/base';
import type { ActivityDay } from '../../catalogue/activity-choices';

/** Parses `{activityId}.{yyyyMMdd}` joined by dashes. */
export const parseActivityDays = (text: string | undefined): Result<readonly ActivityDay[]> => {
  const days: ActivityDay[] = [];
  for (const part of text ? text.split('-') : []) {
    const [, id = '', year, month, day] = /^(\d{1,9})\.(\d{4})(\d{2})(\d{2})$/.exec(part) ?? [];
    const date = parseIsoDate(`${year}-${month}-${day}`);
    if (!date) return err({ kind: 'form', message: `"${part}" is not {activityId}.{yyyyMMdd}.` });
    days.push({ activityId: Number(id), date });
  }
  return ok(days);
};
