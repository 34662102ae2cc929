import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { newTemporaryFolder } from '../../../test/temporary-folder';
import { sendToGateway } from '../../import/send-to-gateway';
import { listenForAdmin, type AdminSocket } from './admin-socket';

/** 8 MB, more than the buffers of a connection hold. */
const lines = function* (): Generator<string> {
  for (let line = 0; line < 8_000; line += 1) yield `${'x'.repeat(1_000)}\n`;
};

describe('the socket of the operator', () => {
  let socket: AdminSocket;
  beforeEach(async () => {
    const folder = join(await newTemporaryFolder(), 'gateway');
    await mkdir(folder);
    socket = await listenForAdmin(folder, {
      'first-chunk': async (body) => {
        const { value } = await body[Symbol.asyncIterator]().next();
        throw new Error(`Line 1 starts with ${String(value).slice(0, 3)}.`);
      },
      count: async (body) => {
        let bytes = 0;
        for await (const chunk of body) bytes += chunk.length;
        return { bytes };
      },
    });
  });
  afterEach(() => socket.close());

  it('reads a file to its end although the command stops at the first line', async () => {
    const file = Readable.from(lines());
    await expect(sendToGateway(socket.path, 'first-chunk', file)).rejects.toThrow('Line 1 starts with xxx.');
    expect(file.readableEnded).toBe(true);
  });

  it('gives a command the whole file', async () => {
    expect(await sendToGateway(socket.path, 'count', Readable.from(lines()))).toEqual({ bytes: 8_008_000 });
  });

  it('names the commands when it does not know one', async () => {
    await expect(sendToGateway(socket.path, 'stop', Readable.from([]))).rejects.toThrow(
      'There is no command "stop".',
    );
  });
});
