import { partnerPinDigits } from '@detour/shared-contracts/rules';
import type { Database } from '../../database/open-database';
import { hashPassword } from '../../sessions/passwords';

const form = new RegExp(`^\\d{${partnerPinDigits}}$`);

/** Parses the operator's input. The message of a thrown error describes the first problem. */
const readInput = (text: string): { readonly activity: string; readonly pin: string } => {
  const input = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const [activity, pin] = [String(input['activity'] ?? ''), String(input['pin'] ?? '')];
  if (activity === '') throw new Error('"activity" must be the id of an activity.');
  if (!form.test(pin)) throw new Error(`"pin" must be ${partnerPinDigits} digits.`);
  return { activity, pin };
};

/** Sets the PIN with which the partner of an activity redeems vouchers. The previous PIN is invalid at once. */
export const setPartnerPin = async (db: Database, text: string): Promise<{ activity: string }> => {
  const { activity, pin } = readInput(text);
  const { numUpdatedRows } = await db
    .updateTable('activity')
    .set({ pin_hash: await hashPassword(pin) })
    .where('id', '=', activity)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error(`There is no activity "${activity}".`);
  return { activity };
};
