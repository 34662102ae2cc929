// Plain JavaScript, because a worker starts without the loader that reads TypeScript. It hosts PGlite away from the
// gateway's event loop and speaks PostgreSQL's wire protocol: bytes in, bytes out (decision 0101).
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { durableOptions } from './durable-fs.mjs';

const { dataDir, template, durability } = workerData;

const place = () => {
  if (!dataDir) return {};
  return durability === 'safe' ? durableOptions(dataDir) : { dataDir };
};

const database = await PGlite.create({
  ...place(),
  ...(template ? { loadDataDir: new Blob([await readFile(template)]) } : {}),
  extensions: { pg_trgm },
});

const answers = {
  protocol: async ({ bytes }) => ({ type: 'protocol', bytes: await database.execProtocolRaw(bytes) }),
  dump: async () => ({
    type: 'dump',
    bytes: new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()),
  }),
  close: async () => {
    await database.close();
    return { type: 'closed' };
  },
};

parentPort.on('message', async (message) => {
  const answer = await answers[message.type](message);
  parentPort.postMessage(answer, answer.bytes ? [answer.bytes.buffer] : []);
});
parentPort.postMessage({ type: 'ready' });
