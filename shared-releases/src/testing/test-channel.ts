import { changeChannel, type ChannelChanger } from '../channel/change-channel';
import type { ChannelEntry, StoredRevision } from '../channel/channel-document';
import type { ChannelStore } from '../channel/stores/channel-store';
import type { SigningKey, TrustDocument } from '../trust/trust-document';

/** An in-memory channel store whose content tests can manipulate. */
export const createMemoryChannelStore = (): ChannelStore & {
  readonly revisions: Map<number, StoredRevision>;
} => {
  const revisions = new Map<number, StoredRevision>();
  return {
    revisions,
    place: 'memory',
    channels: async () => ['production'],
    latest: async () => Math.max(0, ...revisions.keys()),
    read: async (_, revision) => revisions.get(revision) ?? null,
    numbers: async (_, above) =>
      [...revisions.keys()].filter((number) => number > above).sort((a, b) => b - a),
    async append(_, revision, stored) {
      if (revisions.has(revision)) return 'taken';
      revisions.set(revision, stored);
      return 'stored';
    },
  };
};

export const testEntry = (version: string, changes: Partial<ChannelEntry> = {}): ChannelEntry => ({
  version,
  previous: null,
  canary: null,
  ...changes,
});

/** Promotes one package directly. Throws when rejected. */
export const promoteInTest = async (
  store: ChannelStore,
  { trust, signer }: { readonly trust: TrustDocument; readonly signer: SigningKey },
  [name, version]: readonly [string, string],
): Promise<void> => {
  const change: ChannelChanger = ({ releases }) => ({
    ok: true,
    value: { releases: { ...releases, [name]: testEntry(version) }, what: `${name} ${version}` },
  });
  const options = { channel: 'production', kind: 'promote', by: 'test', why: '', production: true } as const;
  const changed = await changeChannel(store, { ...options, trust, signer, now: () => 1 }, change);
  if (!changed.ok) throw new Error(changed.error.message);
};
