import { withoutSecrets } from '@detour/shared-contracts/platform';
import { sql } from 'kysely';
import type { GatewayContext } from '../../context/context';

type Context = Pick<GatewayContext, 'db' | 'clock'>;

interface Report {
  readonly kind: 'error' | 'vitals' | 'csp';
  readonly message: string;
  readonly locale?: string | undefined;
  readonly location?: string | undefined;
  readonly remote?: string | undefined;
  readonly release?: string | undefined;
  readonly compositionId?: string | undefined;
  readonly code?: string | undefined;
  /** Random id of the document. */
  readonly visit?: string | null;
}

export const saveReport = async ({ db, clock }: Context, report: Report): Promise<void> => {
  await db
    .insertInto('client_error')
    .values({
      at: new Date(clock.now()),
      kind: report.kind,
      message: report.message.slice(0, 1000),
      locale: report.locale ?? null,
      location: report.location ?? null,
      remote: report.remote ?? null,
      release: report.release ?? null,
      composition_id: report.compositionId ?? null,
      code: report.code ?? null,
      visit: report.visit ?? null,
    })
    .execute();
};

/** One row per path and language with a count: no visitor data, no time series. */
export const saveNotFound = async (
  { db, clock }: Context,
  page: { readonly uri: string; readonly locale: string },
): Promise<void> => {
  // Without the query, which may contain typed text.
  const uri = withoutSecrets(page.uri.split(/[?#]/)[0] ?? '').slice(0, 500);
  const at = new Date(clock.now());
  await db
    .insertInto('page_not_found')
    .values({ uri, locale: page.locale, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['uri', 'locale']).doUpdateSet({ count: sql`page_not_found.count + 1`, last_at: at }),
    )
    .execute();
};
