import { pino } from 'pino';
import { createApp } from '../../src/app';
import { readConfig } from '../../src/settings/read-config';
import { openDatabase } from '../../src/database/open-database';
import { createFileTransport, createMailTransport } from '../../src/mail/sending/mail-transport';
import { testKeyring } from '../test-keyring';
import type { FromGateway, ToGateway } from './messages';

/*
 * A gateway of the kill matrix: the whole application in its own process, on a clock that its parent moves. The parent causes all
 * faults from outside.
 */
const config = readConfig(process.env);
const report = (message: FromGateway): void => void process.send?.(message);

let offset = Number(process.env['CLOCK_OFFSET'] ?? 0);
const clock = { now: () => Date.now() + offset };

const database = await openDatabase({ url: config.databaseUrl, poolSize: 8 });
const folder = process.env['MAIL_FOLDER'];
const app = await createApp({
  config,
  db: database.db,
  clock,
  secret: testKeyring,
  logger: pino({ level: config.logLevel }, pino.destination(process.env['LOG_FILE'] ?? 2)),
  mail: folder ? createFileTransport(folder, config.mailFrom) : createMailTransport(config),
  readPicture: async () => null,
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
app.jobs.start(1);

process.on('message', (message: ToGateway) => {
  offset = message.offset;
  if (message.kind === 'clock') return;
  void app.jobs.turn().then(() => report({ kind: 'turned', id: message.id }));
});
process.on('disconnect', () => process.exit(0));
report({ kind: 'ready', address });
