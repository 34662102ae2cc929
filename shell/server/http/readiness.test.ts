import Fastify from 'fastify';
import { registerReadiness } from './readiness';

/** @jest-environment node */

const open = async (drainMs: number) => {
  const app = Fastify();
  registerReadiness(app, { drainMs });
  app.get('/page', () => 'a page');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, origin };
};

describe('a shell server that stops', () => {
  it('is not ready any more, still answers, and closes each connection', async () => {
    const { app, origin } = await open(300);
    expect((await fetch(`${origin}/_shell/ready`)).status).toBe(200);
    expect((await fetch(`${origin}/page`)).headers.get('connection')).toBe('keep-alive');
    const drained = app.drain();
    const ready = await fetch(`${origin}/_shell/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
    const page = await fetch(`${origin}/page`);
    expect([page.status, await page.text(), page.headers.get('connection')]).toEqual([
      200,
      'a page',
      'close',
    ]);
    await drained;
    await app.close();
  });

  it('stops at once without a time to drain', async () => {
    const { app, origin } = await open(0);
    const began = performance.now();
    await app.drain();
    expect(performance.now() - began).toBeLessThan(100);
    expect((await fetch(`${origin}/_shell/ready`)).status).toBe(200);
    await app.close();
  });
});
