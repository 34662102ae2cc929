import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@detour/shared-contracts/base';

export interface DataLock {
  release(): Promise<void>;
}

interface Holder {
  readonly pid: number;
  /** Start time of that process, where the system reports it: process ids are reused. */
  readonly started: string | null;
  readonly id: string;
}

const startOf = async (pid: number): Promise<string | null> => {
  try {
    // Field 22 of /proc/PID/stat, counted after the name, which may hold spaces.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

/** Ids of the locks that this process holds: an earlier process may have had the same process id. */
const heldHere = new Set<string>();

const isAlive = async ({ pid, started, id }: Holder): Promise<boolean> => {
  if (pid === process.pid) return heldHere.has(id);
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const now = await startOf(pid);
  return started === null || now === null || now === started;
};

const readHolder = async (file: string): Promise<Holder | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
};

/** Removes the file of a dead process. False when another process was faster; its file is put back. */
const removeStale = async (file: string, stale: Holder | null): Promise<void> => {
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside).catch(() => {});
  const taken = await readHolder(aside);
  if (taken && taken.id !== stale?.id) await rename(aside, file).catch(() => {});
  await rm(aside, { force: true });
};

const attempts = 5;

/**
 * Locks the data folder for one process, because two corrupt the embedded database. The error is one sentence for the
 * operator.
 */
export const lockDataFolder = async (folder: string): Promise<Result<DataLock>> => {
  // The folder contains buyers' mails and the key.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'lock');
  const own: Holder = { pid: process.pid, started: await startOf(process.pid), id: randomUUID() };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const written = await writeFile(file, JSON.stringify(own), { flag: 'wx' }).then(
      () => true,
      () => false,
    );
    if (written) {
      heldHere.add(own.id);
      return ok({
        async release() {
          heldHere.delete(own.id);
          await rm(file, { force: true });
        },
      });
    }
    const holder = await readHolder(file);
    if (holder && (await isAlive(holder))) {
      return err({
        kind: 'locked',
        message: `The data folder ${folder} is in use by process ${holder.pid}: stop that one first, or set DATA_DIR to another folder.`,
      });
    }
    await removeStale(file, holder);
  }
  return err({
    kind: 'locked',
    message: `The data folder ${folder} could not be locked; another start is under way.`,
  });
};
