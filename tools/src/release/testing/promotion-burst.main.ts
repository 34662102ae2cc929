import { readFileSync } from 'node:fs';
import { changeChannel, planPromotion } from '@detour/shared-releases/channel';
import { openStores } from '@detour/shared-releases/stores';
import type { SigningKey, TrustDocument } from '@detour/shared-releases/trust';
import { rootDir } from '../../webpack/build-context';

// `promotion-burst.main.ts KEYS_FILE PACKAGE COUNT`: a team that starts all its promotions at once, into the channels of `CHANNELS`. Prints one
// JSON line per promotion: the revision, and the time (ms) from its start to its answer.

interface Keys {
  readonly trust: TrustDocument;
  readonly signer: SigningKey;
}

const promoteAll = async (keysFile: string, name: string, count: number): Promise<void> => {
  const { trust, signer } = JSON.parse(readFileSync(keysFile, 'utf8')) as Keys;
  const { channels } = openStores(process.env, rootDir);
  const promote = async (turn: number): Promise<void> => {
    const began = performance.now();
    const change = { kind: 'promote', by: name, why: `turn ${turn}`, signer } as const;
    const options = { channel: 'production', trust, now: Date.now, production: true };
    const changed = await changeChannel(channels, { ...options, ...change }, (state) =>
      planPromotion(state, { id: { name, version: `1.0.${turn}` }, percent: 100, now: Date.now() }),
    );
    const took = performance.now() - began;
    const answer = changed.ok
      ? { changed: changed.value.changed, revision: changed.value.revision?.document.revision }
      : { changed: false, trouble: changed.error.message };
    process.stdout.write(`${JSON.stringify({ turn, took, ...answer })}\n`);
  };
  await Promise.all(Array.from({ length: count }, (_, turn) => promote(turn + 1)));
};

const [keysFile = '', name = '', count] = process.argv.slice(2);
promoteAll(keysFile, name, Number(count)).then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
