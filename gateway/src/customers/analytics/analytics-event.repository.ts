import type { AnalyticsPost } from '@detour/shared-contracts/api';
import { matchPath, routeTable, type SiteName } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../context/context';
import { json } from '../../database/json';
import type { Database } from '../../database/open-database';
import { keyedHash } from '../../http/signing';
import type { Keyring } from '../../settings/keyring';

const purpose = 'analytics-user';

/** The keyed hashes under which events of an account may be stored: one for each key of the shop. */
const userKeysOf = ({ all }: Keyring, account: string): readonly string[] =>
  all.map((key) => keyedHash(key, purpose, account));

/** Path of a public page, without query. Empty for any other text: a private path names an order, and anyone can post here. */
const publicPathOf = (pos: SiteName, pagePath: string): string => {
  const [path = ''] = pagePath.split(/[?#]/);
  const match = matchPath(pos, path);
  if (!('page' in match) || match.page === 'not-found') return '';
  return routeTable.some(({ page, private: isPrivate }) => isPrivate && page === match.page) ? '' : path;
};

/** Stores events without personal data: no address, no browser, and a keyed hash in place of the account. @spec ANALYT-002 ANALYT-006 */
export const saveEvents = async (
  { db, clock, secret }: Pick<GatewayContext, 'db' | 'clock' | 'secret'>,
  pos: SiteName,
  { clientId, userId, sessionId = null, events }: AnalyticsPost,
): Promise<void> => {
  const visitor = {
    at: new Date(clock.now()),
    pos,
    client_id: clientId,
    session_id: sessionId,
    user_key: userId === null ? null : keyedHash(secret.first, purpose, userId),
  };
  await db
    .insertInto('analytics_event')
    .values(
      events.map(({ name, pagePath, pageType, abTests, locale, items, search, source }) => ({
        ...visitor,
        name,
        page_path: publicPathOf(pos, pagePath),
        page_type: pageType,
        locale,
        ab_tests: json(abTests),
        items: json(items),
        remote: source?.remote ?? null,
        release: source?.release ?? null,
        place: search?.place ?? null,
        results: search?.results ?? null,
      })),
    )
    .execute();
};

/** Removes an account from its events. They stay as those of a visitor without one. */
export const forgetUserOfEvents = async (db: Database, secret: Keyring, account: string): Promise<void> => {
  await db
    .updateTable('analytics_event')
    .set({ user_key: null })
    .where('user_key', 'in', userKeysOf(secret, account))
    .execute();
};

/** The events of an account, oldest first, for its export. */
export const listEventsOfUser = (db: Database, secret: Keyring, account: string) =>
  db
    .selectFrom('analytics_event')
    .select(['at', 'name', 'page_path', 'client_id', 'items'])
    .where('user_key', 'in', userKeysOf(secret, account))
    .orderBy('id')
    .execute();
