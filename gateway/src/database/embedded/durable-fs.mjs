// Plain JavaScript, for the worker that hosts PGlite (decision 0724).
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Emscripten's Node file system has no fsync, and folders have no file handle there. */
const syncOf = (nodefs, sync) => (stream) => {
  if (stream.nfd !== undefined) sync(stream.nfd);
  else {
    const folder = openSync(nodefs.realPath(stream.node), 'r');
    try {
      sync(folder);
    } finally {
      closeSync(folder);
    }
  }
  return 0;
};

class DurableFS extends NodeFS {
  constructor(dataDir, sync) {
    super(dataDir);
    this.sync = sync;
  }

  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module) => {
      module.NODEFS.stream_ops.fsync = syncOf(module.NODEFS, this.sync);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, addSync] } };
  }
}

/**
 * PGlite options that write each commit to disk before it is acknowledged. PGlite starts PostgreSQL with `-F`, which is
 * fsync=off, and its fdatasync does nothing, so WAL goes through fsync.
 */
export const durableOptions = (dataDir, sync = fsyncSync) => ({
  fs: new DurableFS(dataDir, sync),
  startParams: [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'synchronous_commit=on',
  ],
});
