import { adminSocketPath, folderHeader } from '../../settings/admin-socket-path';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { AdminCommand } from './admin-commands';

export interface AdminSocket {
  readonly path: string;
  close(): Promise<void>;
}

const answer = (response: ServerResponse, code: number, body: unknown): void => {
  response.writeHead(code, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** Folder of the file that the body holds: the caller is on this machine. */
const folderOf = ({ headers }: IncomingMessage): string | null => {
  const given = headers[folderHeader];
  return typeof given === 'string' ? decodeURIComponent(given) : null;
};

/**
 * Runs a command over the body of a request. A command may stop reading at an error in the first line. The remaining body is
 * then discarded before the response, because a client that is still writing would see a closed connection instead of the
 * reason.
 */
const runOver = async (request: IncomingMessage, command: AdminCommand): Promise<unknown> => {
  const body = new PassThrough();
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('The connection ended before the whole body arrived.'));
  });
  request.pipe(body);
  try {
    return await command(body, folderOf(request));
  } finally {
    request.unpipe(body).resume();
    // The caller has disconnected, so no response can be sent.
    await finished(request).catch(() => undefined);
  }
};

const handle = async (
  commands: Readonly<Record<string, AdminCommand>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const name = request.url?.slice(1) ?? '';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    return answer(response, 404, {
      error: `There is no command "${name}".`,
      commands: Object.keys(commands),
    });
  try {
    answer(response, 200, (await runOver(request, command)) ?? { done: true });
  } catch (error) {
    answer(response, 409, { error: (error as Error).message });
  }
};

/** HTTP on a local socket that only the owner of the data folder can open: `curl --unix-socket admin.sock http://gateway/status`. */
export const listenForAdmin = async (
  dataDir: string,
  commands: Readonly<Record<string, AdminCommand>>,
): Promise<AdminSocket> => {
  const path = adminSocketPath(dataDir);
  // The data folder is locked, so a remaining socket file is stale.
  await rm(path, { force: true });
  const server = createServer((request, response) => void handle(commands, request, response));
  const umask = process.umask(0o077);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  process.umask(umask);
  return {
    path,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
