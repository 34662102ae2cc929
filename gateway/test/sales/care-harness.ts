import type { Buyer, CareAction } from '@detour/shared-contracts/api';
import { toAction } from '../../src/care/actions/action';
import { weighAction } from '../../src/care/actions/action-kinds';
import { toPreview, type ActionContext } from '../../src/care/actions/effect';
import { performAction } from '../../src/care/actions/perform-action';
import { decideRequest } from '../../src/care/actions/requests/decide-request';
import type { CareMember } from '../../src/care/care-session';
import type { Database } from '../../src/database/open-database';
import { readConfig } from '../../src/settings/read-config';
import { openChangeShop, type ChangeShop } from './change-harness';

/** Cents that one member of staff gives back alone. */
const limit = 5000;

const memberOf = (name: string, role: CareMember['role']): CareMember => ({
  staff: `local ${name}`,
  email: `${name}@detour.example`,
  name,
  role,
});

export const staff = {
  ann: memberOf('ann', 'agent'),
  lea: memberOf('lea', 'lead'),
  leo: memberOf('leo', 'lead'),
} as const;

export const reason = 'The guest called twice about it.';

/** What customer care does in a shop, on a database of its own. */
export const careOf = (shop: ChangeShop, db: Database = shop.deps.db, careLimit = limit) => {
  const config = { ...readConfig({}), careLimit, holdMinutes: 15 };
  const context: ActionContext = { ...shop.deps, db, config };
  const preview = async (uuid: string, action: CareAction, member: CareMember = staff.ann) => {
    const order = await shop.find(uuid);
    const effect = await weighAction(context, {
      order,
      action: toAction(action, order.buyer as Buyer),
      staff: member.staff,
    });
    return toPreview(effect, { role: member.role, limit: careLimit });
  };
  const perform = (
    uuid: string,
    action: CareAction,
    expected: { card: number; vouchers: number; due: number },
    member: CareMember = staff.ann,
    key?: string,
  ) =>
    performAction(context, {
      uuid,
      member,
      body: { action, reason, expected },
      idempotency: key ? { scope: `care:${uuid}`, key, requestHash: JSON.stringify(action) } : null,
    });
  const decide = (
    id: string,
    member: CareMember,
    expected: { card: number; vouchers: number; due: number },
    decision: 'approved' | 'refused' = 'approved',
  ) => decideRequest(context, { id, member, body: { decision, reason, expected } });
  return {
    context,
    preview,
    perform,
    decide,
    /** Requests a preview, then runs the action with its amounts. */
    act: async (uuid: string, action: CareAction, member: CareMember = staff.ann) =>
      perform(uuid, action, (await preview(uuid, action, member)).expected, member),
    /** Asks for a second person; throws when none is needed. */
    ask: async (uuid: string, action: CareAction, member: CareMember = staff.ann): Promise<string> => {
      const asked = await perform(uuid, action, (await preview(uuid, action, member)).expected, member);
      if (!asked.ok || asked.value.request === null)
        throw new Error(asked.ok ? 'nobody else is needed' : asked.error.message);
      return asked.value.request;
    },
    journal: async (uuid: string) =>
      db
        .selectFrom('order_event')
        .select(['kind', 'actor', 'staff', 'reason', 'data'])
        .where('order_uuid', '=', uuid)
        .where('actor', '=', 'care')
        .orderBy('id')
        .execute(),
  };
};

/** A shop with customer care. */
export const openCareShop = async (db: Database, options: { readonly rooms?: number } = {}) => {
  const shop = await openChangeShop(db, options);
  return { ...shop, care: careOf(shop) };
};
