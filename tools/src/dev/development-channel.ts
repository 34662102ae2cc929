import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDevelopmentKeys, keyFileOf, readSigningKey } from '@detour/shared-releases/trust';
import { createFolderReleaseStore } from '@detour/shared-releases/release';
import {
  developmentFile,
  developmentVersion,
  noDevelopment,
  type BuildProblem,
  type DevelopmentState,
} from '@detour/shared-releases/channel';
import { sealRelease } from '../release/build/seal-release';
import { writeContract } from '../release/build/write-contract';
import { writeReleaseTable } from '../release/build/write-release-table';
import { ownerOf } from '../start/go-live';
import { rootDir, type BuildContext } from '../webpack/build-context';

export interface DevelopmentChannel {
  /** Creates and publishes a signed development release. Returns its version. */
  show(savedAt: number | null): Promise<string>;
  /** Keeps the shown release and reports the build error. */
  tell(problem: BuildProblem, savedAt: number | null): void;
}

interface DevelopmentChannelOptions {
  readonly context: BuildContext;
  /** Emptied at start: development releases do not survive a session. */
  readonly dir: string;
  readonly keysDir: string;
  readonly startedAt: number;
}

/** Number of kept releases, for tabs that have not loaded the newest yet. */
const kept = 20;

/** A developer's overlay over the channel: releases in a separate folder and one file that names them. Writes no revision. */
export const createDevelopmentChannel = async ({
  context,
  dir,
  keysDir,
  startedAt,
}: DevelopmentChannelOptions): Promise<DevelopmentChannel> => {
  const { name } = context;
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const trust = await createDevelopmentKeys(keysDir, rootDir);
  const key = readSigningKey(keyFileOf(keysDir, ownerOf(trust, name)));
  const store = createFolderReleaseStore(join(dir, 'releases'));
  let state: DevelopmentState = noDevelopment;
  let count = 0;
  const write = (next: DevelopmentState): void => {
    state = next;
    const file = join(dir, developmentFile);
    writeFileSync(`${file}.tmp`, JSON.stringify(state));
    renameSync(`${file}.tmp`, file);
  };
  write(state);

  const publish = async (version: string): Promise<void> => {
    const [build, folder] = ['build-', 'sealed-'].map((prefix) => mkdtempSync(join(dir, prefix)));
    try {
      if (!build || !folder) throw new Error(`No free folder for a release was found in ${dir}.`);
      // webpack writes only what changed, so its folder stays as it is.
      cpSync(context.outputDir, build, { recursive: true });
      writeContract({ ...context, outputDir: build });
      await writeReleaseTable(build, { compress: false });
      const sealed = await sealRelease(folder, { build, id: { name, version }, key, compress: false });
      if (!sealed.ok) throw new Error(sealed.error.message);
      await store.publish({ name, version }, folder);
    } finally {
      for (const left of [build, folder]) if (left) rmSync(left, { recursive: true, force: true });
    }
  };
  return {
    async show(savedAt) {
      count += 1;
      const version = developmentVersion(startedAt, count);
      await publish(version);
      write({ releases: { [name]: version }, problem: null, savedAt });
      if (count > kept) await store.remove({ name, version: developmentVersion(startedAt, count - kept) });
      return version;
    },
    tell: (problem, savedAt) => write({ ...state, problem, savedAt }),
  };
};
