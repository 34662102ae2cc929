/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runOpenLoop } from './open-loop';

it('sends calls in an open loop: later ones do not wait for the answer of the first', async () => {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/gone') return void request.socket.destroy();
    waiting.push(response);
    // The first answer comes with the fifth call.
    if (waiting.length >= 5) for (const one of waiting.splice(0, waiting.length - 4)) one.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let sent = 0;
  const running = runOpenLoop(`http://127.0.0.1:${port}`, {
    rate: 100,
    seconds: 0.5,
    nextCall: () => ({ name: 'read', method: 'GET', path: sent++ === 0 ? '/gone' : '/slow' }),
  });
  const flush = setInterval(() => {
    if (sent > 6) for (const one of waiting.splice(0)) one.end();
  }, 300);
  const { times, outcomes, mostOpen } = await running;
  clearInterval(flush);
  server.close();
  expect(mostOpen).toBeGreaterThanOrEqual(4);
  expect(times.get('read')).toHaveLength(sent);
  expect([outcomes.get('read 0'), (outcomes.get('read 200') ?? 0) + 1]).toEqual([1, sent]);
});
