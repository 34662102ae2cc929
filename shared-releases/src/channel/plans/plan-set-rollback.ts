import { ok, type Result } from '@detour/shared-contracts/base';
import type { ChannelState, ChannelProposal } from '../change-channel';
import { changedPackages } from '../verify-revision';
import { chooseReleases, composeFor, type Choice, type FindTable } from '../composition/compose';
import type { ChannelEntry, ChannelRevision } from '../channel-document';
import { refuse, type Refusal } from '../../base/refusal';
import type { ReleaseId, ReleaseTable } from '../../release/release-document';

type Document = Pick<ChannelRevision, 'releases'>;

/** Every composition that a visitor can get: the stable one, then one per canary share. */
const choicesOf = ({ releases }: Document): readonly Choice[] => {
  const shares = Object.values(releases).flatMap(({ canary }) => (canary ? [canary.percent] : []));
  return [{ arm: null }, ...[...new Set(shares)].sort((a, b) => a - b).map((share) => ({ arm: share - 1 }))];
};

/** The channel that gives all visitors the composition of a choice. Flags stay as they are. */
const settledFor = (
  document: Document,
  choice: Choice,
  now: ChannelState['releases'],
): Readonly<Record<string, ChannelEntry>> =>
  Object.fromEntries(
    Object.entries(chooseReleases(document, choice)).map(([name, { version, lastGood }]) => [
      name,
      {
        version,
        previous: lastGood,
        canary: null,
        ...(now[name]?.flags && { flags: now[name].flags }),
      },
    ]),
  );

const idsNamed = ({ releases }: Document, name: string): readonly ReleaseId[] => {
  const { version, previous = null, canary = null } = releases[name] ?? { version: null };
  return [version, previous, canary?.version ?? null].flatMap((found) =>
    found === null ? [] : [{ name, version: found }],
  );
};

/** Ids of all compositions of a document. A missing release table is null. */
const tablesFor = async (
  document: Document,
  load: (id: ReleaseId) => Promise<ReleaseTable | null>,
): Promise<FindTable> => {
  const tables = new Map<string, ReleaseTable | null>();
  for (const id of Object.keys(document.releases).flatMap((name) => idsNamed(document, name)))
    tables.set(`${id.name}@${id.version}`, await load(id));
  return ({ name, version }) => tables.get(`${name}@${version}`) ?? null;
};

const compositionIdOf = (document: Document, find: FindTable, choice: Choice): string | null => {
  try {
    return composeFor(document, find, choice).id;
  } catch {
    // A revision whose shell release is missing never produced a page, or no longer can.
    return null;
  }
};

/** Composition ids of a document, with the choice that leads to each. */
export const compositionsOf = async (
  document: Document,
  load: (id: ReleaseId) => Promise<ReleaseTable | null>,
): Promise<readonly { readonly id: string | null; readonly choice: Choice }[]> => {
  const find = await tablesFor(document, load);
  return choicesOf(document).map((choice) => ({ id: compositionIdOf(document, find, choice), choice }));
};

const describe = (before: ChannelState['releases'], after: ChannelState['releases']): string =>
  changedPackages(before, after)
    .map((name) => `${name} ${before[name]?.version ?? 'none'} → ${after[name]?.version ?? 'none'}`)
    .join(', ');

/** Rolls back to a set of releases by composition id, as found in pages, logs and error reports. */
export const planSetRollback = async (
  state: ChannelState,
  history: AsyncIterable<Document>,
  { composition, load }: { composition: string; load: (id: ReleaseId) => Promise<ReleaseTable | null> },
): Promise<Result<ChannelProposal, Refusal>> => {
  for await (const document of history) {
    const found = (await compositionsOf(document, load)).find(({ id }) => id === composition);
    if (!found) continue;
    const releases = settledFor(document, found.choice, state.releases);
    return ok({ releases, what: describe(state.releases, releases) || 'as before' });
  }
  return refuse('refused', `No revision of this channel has the composition ${composition}.`);
};
