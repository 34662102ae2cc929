import { request } from 'node:http';
import { join } from 'node:path';
import { dataDir } from '../shop';

/** An admin command of the shop's operator. Rejects with the gateway's sentence. */
export const asOperator = <T>(command: string, body: string): Promise<T> =>
  new Promise((resolve, reject) => {
    const socketPath = join(dataDir, 'gateway', 'admin.sock');
    const call = request({ socketPath, path: `/${command}`, method: 'POST', agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (answer.statusCode === 200) resolve(JSON.parse(text) as T);
        else reject(new Error(`${command}: ${text}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
