import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { warmPages } from './warm-pages';

let server: Server;

/** A shop that answers, or does not. Returns its port and what it was asked for. */
const listen = async (isAnswering: boolean) => {
  const asked: string[] = [];
  let most = 0;
  let open = 0;
  server = createServer((request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url} ${request.headers['user-agent']}`);
    most = Math.max(most, (open += 1));
    if (isAnswering) setImmediate(() => response.end('page').once('close', () => (open -= 1)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, asked, most: () => most };
};

afterEach(() => server.closeAllConnections());
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('asks for home and results of each market, as a reader whom the shop gives time, two at once', async () => {
  const { port, asked, most } = await listen(true);
  await warmPages(port);
  const bot = 'detour-start-bot/1';
  expect(new Set(asked).size).toBe(12);
  expect(asked).toContain(`fr.localhost/recherche ${bot}`);
  expect(asked).toContain(`be.localhost/nl/ ${bot}`);
  expect(asked).toContain(`es.localhost/ ${bot}`);
  expect(most()).toBeLessThanOrEqual(2);
});

it('ends after its time when pages do not come', async () => {
  const { port, asked } = await listen(false);
  await warmPages(port, 50);
  expect(asked).toHaveLength(2);
});

it('does not fail when nothing listens', async () => {
  const { port } = await listen(true);
  await new Promise((resolve) => server.close(resolve));
  await expect(warmPages(port)).resolves.toBeUndefined();
});
