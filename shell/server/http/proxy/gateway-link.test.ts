/** @jest-environment node */
import { createServer, request, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { gatewayClientHeader } from '@detour/shared-contracts/platform';
import { makeCertificate } from '@detour/shared-releases/testing';
import { readConfig } from '../../settings/config';
import { registerProxy } from './proxy';
import { createGatewayBridge } from '../../rendering/gateway-bridge';
import { createFrontServer } from '../front-server';
import { createGatewayLink } from './gateway-link';

const certificate = makeCertificate();
const key = { id: 'a', bytes: Buffer.alloc(32, 1) };
let server: Server;
let origin: string;
let proofs: unknown[];
let lying = false;

beforeAll(async () => {
  server = createServer(certificate, ({ headers, url }, response) => {
    proofs.push(headers[gatewayClientHeader]);
    if (lying && url === '/api/x') return response.writeHead(302, { location: '/elsewhere' }).end();
    response.setHeader('content-type', 'application/json').end('{"answered":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  proofs = [];
  lying = false;
});
afterAll(() => void server.close());

const proofForm = /^\d{10}\.a_[\w-]{43}$/;

describe('the link to the gateway', () => {
  it('trusts only the configured CA, for own and proxied calls', async () => {
    const trusted = createGatewayLink({ origin, key, ca: certificate.cert });
    const untrusted = createGatewayLink({ origin, key, ca: makeCertificate().cert });
    const system = createGatewayLink({ origin, key });
    expect((await trusted.fetch('/api/x')).status).toBe(200);
    await expect(untrusted.fetch('/api/x')).rejects.toThrow();
    await expect(system.fetch('/api/x')).rejects.toThrow();
    for (const [gateway, status] of [
      [trusted, 200],
      [untrusted, 502],
      [system, 502],
    ] as const) {
      const app = Fastify();
      registerProxy(app, {
        gateway,
        timeout: 5000,
        secure: true,
        answerMs: 60_000,
        calls: 4,
        queue: 4,
        compositionId: () => 'c',
        isCareHost: () => false,
      });
      expect((await app.inject('/api/x')).statusCode).toBe(status);
      await app.close();
    }
    expect(proofs).toEqual([expect.stringMatching(proofForm), expect.stringMatching(proofForm)]);
    await Promise.all([trusted.close(), untrusted.close()]);
  });

  it('authenticates this server to the gateway, whatever a visitor or bundle sends', async () => {
    const gateway = createGatewayLink({ origin, key, ca: certificate.cert });
    const unproved = createGatewayLink({ origin, ca: certificate.cert });
    const forged = { [gatewayClientHeader]: 'forged', 'X-Gateway-Client': 'forged' };
    for (const link of [gateway, unproved]) {
      const app = Fastify();
      registerProxy(app, {
        gateway: link,
        timeout: 5000,
        secure: true,
        answerMs: 60_000,
        calls: 4,
        queue: 4,
        compositionId: () => 'c',
        isCareHost: () => false,
      });
      await app.inject({ url: '/api/x', headers: forged });
      await app.close();
    }
    await createGatewayBridge(gateway).ask({
      url: `${origin}/api/x`,
      method: 'GET',
      body: null,
      headers: Object.entries(forged),
    });
    const real = expect.stringMatching(proofForm) as unknown;
    expect(proofs).toEqual([real, undefined, real]);
    await Promise.all([gateway.close(), unproved.close()]);
  });

  it('never leaks the proof by a redirect or in a response to a bundle', async () => {
    const gateway = createGatewayLink({ origin, key, ca: certificate.cert });
    lying = true;
    await expect(gateway.fetch('/api/x')).rejects.toThrow();
    const answer = await createGatewayBridge(gateway).ask({
      url: `${origin}/api/x`,
      method: 'GET',
      body: null,
      headers: [],
    });
    expect(JSON.stringify(answer)).not.toContain(String(proofs[1]).replace(/^[^_]*_/, ''));
    expect(answer.status).toBe(302);
    await gateway.close();
  });
});

describe('the front server with a certificate', () => {
  it('serves TLS only', async () => {
    const front = createFrontServer({ ...readConfig({}, '/nowhere'), certificate })((_, response) =>
      response.end('ok'),
    );
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    const { port } = front.address() as AddressInfo;
    const status = await new Promise((resolve, reject) => {
      request({ port, host: 'localhost', ca: certificate.cert }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    front.closeAllConnections();
    await new Promise((resolve) => front.close(resolve));
  });
});
