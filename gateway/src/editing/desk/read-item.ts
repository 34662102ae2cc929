import type { EditedItem, EditedVersion } from '@detour/shared-contracts/api';
import type { StaffNames } from '../../care/desk/staff-names';
import { toStoredSchema } from '../../content/kinds/stored-schema';
import { currentOf } from '../../content/store/content-store';
import { findHistory, type VersionRow } from '../../content/store/content-version.repository';
import type { ContentItem } from '../../context/content';
import type { EditingContext } from '../change-content';
import type { findKind } from '../content-kinds';
import { findPhotoChoices, withPhotoChoices } from '../photos/content-photos';
import { isScheduled, shownOf } from './list-content';

/** Versions of a response. */
const most = 50;

type Kind = Exclude<ReturnType<typeof findKind>, string>;

const printInstant = (at: Date | null): string | null => at && at.toISOString();

const toVersion = (row: VersionRow, shown: VersionRow | null, names: StaffNames): EditedVersion => ({
  version: row.version,
  state: row.state,
  from: printInstant(row.valid_from),
  until: printInstant(row.valid_until),
  restores: row.restores,
  by: names(row.author),
  at: row.at.toISOString(),
  isShown: row === shown,
});

interface Reader {
  readonly names: StaffNames;
  readonly mayPublish: boolean;
}

/** The file of an item for its editor. @param kind that of the item, from `findKind`. */
export const readItem = async (
  context: EditingContext,
  item: ContentItem,
  kind: Kind,
  { names, mayPublish }: Reader,
): Promise<EditedItem> => {
  const history = await findHistory(context.db, item);
  const versions = history.filter(({ state }) => state === 'published');
  const now = context.clock.now();
  const current = currentOf(versions, now);
  const own = kind.own(item, context) ?? null;
  const [newest] = history;
  const draft = newest?.state === 'draft' ? newest.body : null;
  const published = current?.body ?? own;
  const photos = await findPhotoChoices(context.db, [draft, published]);
  return {
    ...item,
    locales: [...kind.localesOf(item.key)],
    schema: withPhotoChoices(toStoredSchema(kind.schema(item, context)), photos),
    draft,
    published,
    shown: shownOf(current && { is_own: current.body === null }, own !== null),
    isScheduled: isScheduled(versions, current, now),
    version: newest?.version ?? 0,
    versions: history.slice(0, most).map((row) => toVersion(row, current, names)),
    mayPublish,
  };
};
