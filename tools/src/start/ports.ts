import { createServer } from 'node:net';

/** Rejects with a clear sentence when the port is in use. */
export const freePortOr = (port: number, setting: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new Error(
          `Port ${port} is in use. Stop the process that listens on it, or set ${setting} to another port.`,
        ),
      ),
    );
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve()));
  });
