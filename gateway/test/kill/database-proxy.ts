import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

export interface DatabaseProxy {
  /** Folder of the socket, for `host=` of an address. */
  readonly folder: string;
  /** Closes all connections and calls `act` instead of forwarding the n-th message from now on. */
  cutAt(n: number, act: () => void): void;
  /** Removes the cut; returns true when it has happened. */
  disarm(): boolean;
  close(): Promise<void>;
}

/** Proxy between a gateway and PostgreSQL: counts the gateway's messages and cuts at a chosen one. */
export const startDatabaseProxy = async (folder: string, target: string): Promise<DatabaseProxy> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, '.s.PGSQL.5432');
  const lines = new Set<Socket>();
  let left = 0;
  let act: (() => void) | null = null;

  const cut = (): void => {
    const perform = act;
    act = null;
    perform?.();
    for (const line of lines) line.destroy();
  };
  const server = createServer((client) => {
    const upstream = connect(join(target, '.s.PGSQL.5432'));
    for (const line of [client, upstream]) {
      lines.add(line);
      line.on('error', () => {});
      line.on('close', () => {
        lines.delete(line);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (chunk) => {
      if (act && (left -= 1) <= 0) return cut();
      return void upstream.write(chunk);
    });
    upstream.on('data', (chunk) => void client.write(chunk));
  });
  server.listen(path);
  await once(server, 'listening');
  return {
    folder,
    cutAt(n, perform) {
      left = n;
      act = perform;
    },
    disarm() {
      const wasCut = act === null;
      act = null;
      return wasCut;
    },
    async close() {
      for (const line of lines) line.destroy();
      server.close();
      await once(server, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
