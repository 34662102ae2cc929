import { existsSync } from 'node:fs';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import {
  abortOwner,
  isAbortKey,
  keyFileOf,
  readSigningKey,
  type SigningKey,
  type TrustDocument,
} from '@detour/shared-releases/trust';
import {
  canarySetOf,
  changeChannel,
  withoutRollout,
  type ChannelChanger,
} from '@detour/shared-releases/channel';
import type { OpenStores } from '@detour/shared-releases/stores';
import type { Abort } from './canary-watch';

/** Signing key of the watch. Null when there is none: then it only warns, and operators act. */
const watchKeyOf = ({ settings }: Pick<OpenStores, 'settings'>): SigningKey | null => {
  const { abortKeyFile, developmentKeys, keysDir } = settings;
  if (abortKeyFile) return readSigningKey(abortKeyFile);
  const file = keyFileOf(keysDir, abortOwner);
  return developmentKeys && existsSync(file) ? readSigningKey(file) : null;
};

/** Returns why the key has too many rights: a networked server holds no key with more rights than it needs. */
const keyProblem = (signer: SigningKey | null, { keys }: TrustDocument): string | null => {
  if (!signer) return 'the watch has no key; set ABORT_KEY';
  const trusted = keys.find(({ id }) => id === signer.id);
  return trusted && !isAbortKey(trusted)
    ? `the key "${signer.id}" may do more than end canaries; ABORT_KEY takes a key of the role "abort"`
    : null;
};

/** Ends exactly this canary, with those of its set. Does nothing if it was changed or ended meanwhile. */
const endCanary =
  ({ name, canary }: Abort): ChannelChanger =>
  ({ releases }) => {
    const entry = releases[name];
    const isThere = entry?.canary?.version === canary.version && entry.canary.startedAt === canary.startedAt;
    if (!entry || !isThere) return ok({ releases, what: '' });
    const after = { ...releases };
    const what: string[] = [];
    for (const member of canarySetOf(releases, name)) {
      const ended = releases[member];
      if (!ended?.canary) continue;
      const { version, percent } = ended.canary;
      what.push(`${member} ${version} for ${percent} % aborted, ${ended.version} stays`);
      after[member] = { ...withoutRollout(ended), canary: null };
    }
    return ok({ releases: after, what: what.join(', ') });
  };

interface AbortOptions extends Pick<OpenStores, 'settings' | 'channels'> {
  readonly channel: string;
  trust(): TrustDocument;
  now(): number;
}

export const createAbort =
  ({ settings, channels, channel, trust, now }: AbortOptions) =>
  async (abort: Abort): Promise<Result<unknown, Refusal>> => {
    const signer = watchKeyOf({ settings });
    const problem = keyProblem(signer, trust());
    if (!signer || problem !== null) return err({ kind: 'refused', message: problem ?? '' });
    const change = { kind: 'abort', by: 'canary-watch', why: abort.why, signer } as const;
    const { production } = settings;
    return changeChannel(channels, { ...change, channel, trust: trust(), production, now }, endCanary(abort));
  };
