import { sql } from 'kysely';
import type { GatewayContext } from '../../../context/context';
import { sealVoucherCode, voucherCodeOf } from './voucher-seal';

/** Result of sealing all codes. */
export interface SealedCodes {
  /** Codes sealed with the first key by this run. */
  readonly sealed: number;
  /** Number of vouchers by the id of the key that seals their code. A key that is not listed can be removed. */
  readonly byKey: Readonly<Record<string, number>>;
  /** Vouchers whose code cannot be decrypted with any configured key: they can be redeemed, but mails and sheets show no code. */
  readonly unreadable: number;
}

const batch = 500;

/**
 * Seals the code of every voucher with the first key, so that older keys can be removed. Runs at start and by the admin command
 * `seal-vouchers`; several gateways may run it concurrently.
 */
export const sealVoucherCodes = async ({
  db,
  secret,
}: Pick<GatewayContext, 'db' | 'secret'>): Promise<SealedCodes> => {
  let sealed = 0;
  let unreadable = 0;
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await db
      .selectFrom('voucher')
      .select(['id', 'code_hash', 'code_sealed'])
      .where('id', '>', last)
      .where(sql<boolean>`code_sealed is null or split_part(code_sealed, '.', 1) <> ${secret.first.id}`)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const row of rows) {
      const code = voucherCodeOf(secret, row);
      if (code === null) unreadable += 1;
      else {
        const seal = sealVoucherCode(secret, row.id, code);
        await db.updateTable('voucher').set({ code_sealed: seal }).where('id', '=', row.id).execute();
        sealed += 1;
      }
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batch) break;
  }
  const { rows } = await sql<{ key: string; count: number }>`
    select coalesce(split_part(code_sealed, '.', 1), 'unsealed') as key, count(*) as count
    from voucher group by 1 order by 1`.execute(db);
  return { sealed, unreadable, byKey: Object.fromEntries(rows.map(({ key, count }) => [key, count])) };
};
