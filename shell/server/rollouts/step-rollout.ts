import { existsSync } from 'node:fs';
import { err, type Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import { changeChannel, planRolloutStep } from '@detour/shared-releases/channel';
import type { OpenStores } from '@detour/shared-releases/stores';
import {
  isRolloutKey,
  keyFileOf,
  readSigningKey,
  rolloutOwner,
  type SigningKey,
  type TrustDocument,
} from '@detour/shared-releases/trust';
import type { PlannedStep } from './rollout-driver';

const keyOf = ({ rolloutKeyFile, developmentKeys, keysDir }: OpenStores['settings']): SigningKey | null => {
  if (rolloutKeyFile) return readSigningKey(rolloutKeyFile);
  const file = keyFileOf(keysDir, rolloutOwner);
  return developmentKeys && existsSync(file) ? readSigningKey(file) : null;
};

/** Returns why the key has too many rights: a networked server holds no key with more rights than it needs. */
const keyProblem = (signer: SigningKey | null, { keys }: TrustDocument): string | null => {
  if (!signer) return 'the server has no key for plans; set ROLLOUT_KEY';
  const trusted = keys.find(({ id }) => id === signer.id);
  return trusted && !isRolloutKey(trusted)
    ? `the key "${signer.id}" may do more than follow plans; ROLLOUT_KEY takes a key of the role "rollout"`
    : null;
};

interface StepOptions extends Pick<OpenStores, 'settings' | 'channels'> {
  readonly channel: string;
  trust(): TrustDocument;
  now(): number;
}

/** Writes the next step of a plan, unless another server wrote it. */
export const createStep =
  ({ settings, channels, channel, trust, now }: StepOptions) =>
  async ({ name, rollout }: PlannedStep): Promise<Result<{ readonly changed: boolean }, Refusal>> => {
    const signer = keyOf(settings);
    const problem = keyProblem(signer, trust());
    if (!signer || problem !== null) return err({ kind: 'refused', message: problem ?? '' });
    const change = { kind: 'step', by: rolloutOwner, why: 'the plan allows it', signer } as const;
    const { version, step } = rollout;
    return changeChannel(
      channels,
      { ...change, channel, trust: trust(), production: settings.production, now },
      (state) => planRolloutStep(state, { name, version, step, now: now() }),
    );
  };
