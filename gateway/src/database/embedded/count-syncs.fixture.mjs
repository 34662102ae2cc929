// Counts PGlite's calls of fsync per commit, with safe and with relaxed durability.
import { fsyncSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { durableOptions } from './durable-fs.mjs';

const folder = process.argv[2];
let syncs = 0;
const count = (descriptor) => {
  syncs += 1;
  fsyncSync(descriptor);
};

const commit = async (options) => {
  const database = await PGlite.create(options);
  await database.exec('create table commits (id integer)');
  const counts = [];
  for (let id = 0; id < 20; id += 1) {
    const before = syncs;
    await database.query('insert into commits values ($1)', [id]);
    counts.push(syncs - before);
  }
  await database.close();
  return counts;
};

const safe = await commit(durableOptions(join(folder, 'safe'), count));
const relaxed = await commit({ dataDir: join(folder, 'relaxed') });
process.stdout.write(`${JSON.stringify({ safe, relaxed })}\n`);
