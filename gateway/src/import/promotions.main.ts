import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { adminSocketPath } from '../settings/admin-socket-path';
import { readConfig } from '../settings/read-config';
import { callerPath, fail } from './operator-command';
import { isListening, sendToGateway } from './send-to-gateway';

const usage = `Usage, while the shop runs:
  npm run promotions -- list
  npm run promotions -- put FILE.json      (one promotion, or a list; members: gateway/src/sales/promotions/read-promotion.ts)
  npm run promotions -- end CODE
`;

const socketPath = adminSocketPath(readConfig(process.env).dataDir);
const send = (command: string, body: string): Promise<unknown> =>
  sendToGateway(socketPath, command, Readable.from(body === '' ? [] : [Buffer.from(body)]));

const put = async (file: string): Promise<unknown> => {
  const text = await readFile(callerPath(file), 'utf8');
  const given = JSON.parse(text) as unknown;
  const written: unknown[] = [];
  for (const one of Array.isArray(given) ? given : [given])
    written.push(await send('set-promotion-code', JSON.stringify(one)));
  return written;
};

const run = async ([command, argument = '']: readonly string[]): Promise<unknown> => {
  if (!(await isListening(socketPath)))
    return fail(`No gateway listens at ${socketPath}: start the shop first.`);
  if (command === 'list') return send('promotions', '');
  if (command === 'put' && argument !== '') return put(argument);
  if (command === 'end' && argument !== '') return send('end-promotion', argument);
  return fail(usage);
};

try {
  process.stdout.write(`${JSON.stringify(await run(process.argv.slice(2)), null, 2)}\n`);
} catch (error) {
  fail((error as Error).message);
}
