import { setStaffRoleCommand } from '../src/care/care-staff.repository';
import type { Database } from '../src/database/open-database';
import type { TestApp, Visitor } from './test-app';

/** Passcode of the demonstration issuer: the setting `CARE_PASSCODE` of a gateway with staff. */
export const passcode = 'let me in please';

/** Signs in as a member of staff. */
export const enterAs = async (shop: TestApp, email: string): Promise<Visitor> => {
  const visitor = shop.visitor();
  const { idToken } = (await visitor.post('/api/care/issuer/tokens', { body: { email, passcode } })).json;
  await visitor.post('/api/care/session', { body: { idToken } });
  return visitor;
};

/** Two members of staff: `agent@detour.example`, and `lead@detour.example` as a lead. */
export const enterStaff = async (
  shop: TestApp,
  db: Database,
): Promise<{ readonly agent: Visitor; readonly lead: Visitor }> => {
  const agent = await enterAs(shop, 'agent@detour.example');
  const lead = await enterAs(shop, 'lead@detour.example');
  await setStaffRoleCommand(db, 'lead@detour.example lead');
  return { agent, lead };
};
