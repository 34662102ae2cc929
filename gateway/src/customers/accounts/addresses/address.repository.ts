import { randomUUID } from 'node:crypto';
import type { AddressRequest, SavedAddress } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { addressLimits } from '@detour/shared-contracts/rules';
import type { Selectable } from 'kysely';
import type { AccountAddressTable } from '../../../database/tables/account-tables';
import type { Database } from '../../../database/open-database';
import { inTransaction, transact, type Trx } from '../../../database/transaction';

type AddressRow = Selectable<AccountAddressTable>;

interface Owned {
  readonly accountUuid: string;
  readonly now: Date;
}

const toAddress = (row: AddressRow): SavedAddress => ({
  id: row.uuid,
  label: row.label,
  name: row.name,
  addressLine: row.address_line,
  postalCode: row.postal_code,
  city: row.city,
  country: row.country,
  isDefault: row.is_default,
});

const findRows = (db: Database, accountUuid: string): Promise<AddressRow[]> =>
  db
    .selectFrom('account_address')
    .selectAll()
    .where('account_uuid', '=', accountUuid)
    .orderBy('is_default', 'desc')
    .orderBy('label')
    .orderBy('uuid')
    .execute();

/** The default first, then by name. */
export const listAddresses = async (db: Database, accountUuid: string): Promise<SavedAddress[]> =>
  (await findRows(db, accountUuid)).map(toAddress);

/** Writers of one account wait for each other, so that the limit and the single default hold. */
const lockAccount = (trx: Trx, accountUuid: string) =>
  trx.selectFrom('account').select('uuid').where('uuid', '=', accountUuid).forNoKeyUpdate().execute();

const columnsOf = (address: AddressRequest) => ({
  label: address.label.trim(),
  name: address.name.trim(),
  address_line: address.addressLine.trim(),
  postal_code: address.postalCode.trim(),
  city: address.city.trim(),
  country: address.country,
});

type Columns = ReturnType<typeof columnsOf>;

const isSame = (row: AddressRow, columns: Columns): boolean =>
  (Object.keys(columns) as (keyof Columns)[]).every((name) => row[name] === columns[name]);

const clearDefault = (trx: Trx, accountUuid: string) =>
  trx
    .updateTable('account_address')
    .set({ is_default: false })
    .where('account_uuid', '=', accountUuid)
    .where('is_default', '=', true)
    .execute();

const write = async (trx: Trx, row: AddressRow, address: AddressRequest, now: Date): Promise<void> => {
  // An account with addresses always has a default: another one takes its place, nothing else does.
  const isDefault = row.is_default || address.isDefault;
  if (isDefault) await clearDefault(trx, row.account_uuid);
  await trx
    .updateTable('account_address')
    .set({ ...columnsOf(address), is_default: isDefault, updated_at: now })
    .where('uuid', '=', row.uuid)
    .execute();
};

/** Adds an address. A repeated request finds the same address, so a retry after a lost response adds nothing twice. */
export const addAddress = (
  db: Database,
  { accountUuid, now }: Owned,
  address: AddressRequest,
): Promise<Result<true, 'full'>> =>
  inTransaction<true, 'full'>(db, async (trx, refuse) => {
    await lockAccount(trx, accountUuid);
    const rows = await findRows(trx, accountUuid);
    const columns = columnsOf(address);
    const same = rows.find((row) => isSame(row, columns));
    if (same) {
      await write(trx, same, address, now);
      return true;
    }
    if (rows.length >= addressLimits.most) return refuse('full');
    const isDefault = address.isDefault || rows.length === 0;
    if (isDefault) await clearDefault(trx, accountUuid);
    await trx
      .insertInto('account_address')
      .values({
        ...columns,
        uuid: randomUUID(),
        account_uuid: accountUuid,
        is_default: isDefault,
        updated_at: now,
      })
      .execute();
    return true;
  });

/** Returns false for an id that is not an address of the account. */
export const changeAddress = (
  db: Database,
  { accountUuid, id, now }: Owned & { readonly id: string },
  address: AddressRequest,
): Promise<boolean> =>
  transact(db, async (trx) => {
    await lockAccount(trx, accountUuid);
    const row = (await findRows(trx, accountUuid)).find(({ uuid }) => uuid === id);
    if (!row) return false;
    await write(trx, row, address, now);
    return true;
  });

/** Removes an address. Idempotent. The address that was changed last takes the place of a removed default. */
export const removeAddress = (
  db: Database,
  { accountUuid, id }: { readonly accountUuid: string; readonly id: string },
): Promise<void> =>
  transact(db, async (trx) => {
    await lockAccount(trx, accountUuid);
    await trx
      .deleteFrom('account_address')
      .where('account_uuid', '=', accountUuid)
      .where('uuid', '=', id)
      .execute();
    const rows = await findRows(trx, accountUuid);
    if (rows.some((row) => row.is_default)) return;
    const [latest] = rows.toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime());
    if (!latest) return;
    await trx
      .updateTable('account_address')
      .set({ is_default: true })
      .where('uuid', '=', latest.uuid)
      .execute();
  });
