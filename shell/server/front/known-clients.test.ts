/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { gatewayClientHeader } from '@detour/shared-contracts/platform';
import { makeCertificate } from '@detour/shared-releases/testing';
import { createGatewayLink } from '../http/proxy/gateway-link';
import { call } from './testing/balancer.fixture';
import { startGatewayProcess, type GatewayProcess } from './testing/gateway.fixture';
import { createTestShell } from './testing/shop.fixture';

const certificate = makeCertificate();
const folder = mkdtempSync(join(tmpdir(), 'detour-clients-'));
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const keys = { GATEWAY_CLIENT_KEYS: `2026a:${'A'.repeat(43)}` };
const more = { GATEWAY_CLIENT_KEYS: `2026b:${'B'.repeat(43)}` };
let gateway: GatewayProcess;
const shells: FastifyInstance[] = [];

const openShell = async (name: string, env: Readonly<Record<string, string>>): Promise<number> => {
  const shell = await createTestShell(join(folder, name), {
    GATEWAY_ORIGIN: `https://127.0.0.1:${gateway.port}`,
    GATEWAY_CA: join(folder, 'gateway.crt'),
    ...env,
  });
  shells.push(shell);
  await shell.listen({ host: '127.0.0.1', port: 0 });
  return (shell.server.address() as AddressInfo).port;
};

beforeAll(async () => {
  const tls = {
    GATEWAY_TLS_CERT: fileOf('gateway.crt', certificate.cert),
    GATEWAY_TLS_KEY: fileOf('gateway.key', certificate.key),
  };
  gateway = await startGatewayProcess(folder, { ...keys, ...tls, LOG_LEVEL: 'trace' }, certificate.cert);
});

afterAll(async () => {
  for (const shell of shells) {
    shell.server.closeAllConnections();
    await shell.close();
  }
  await gateway?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (port: number, headers: Readonly<Record<string, string>> = {}) =>
  (
    await call({
      port,
      from: '127.0.0.1',
      plain: true,
      path: '/api/cms/navigation?locale=fr_FR',
      headers: { host: 'fr.localhost', ...headers },
    })
  ).status;

describe('a gateway with client keys, over TLS', () => {
  it('serves visitors through a shell that has its key', async () => {
    const port = await openShell('known', keys);
    expect(await ask(port)).toBe(200);
    expect(await ask(port, { [gatewayClientHeader]: 'forged' })).toBe(200);
  });

  it('rejects a shell with a missing or wrong key, whatever its visitors send', async () => {
    const link = createGatewayLink({
      origin: `https://127.0.0.1:${gateway.port}`,
      key: { id: '2026a', bytes: Buffer.from('A'.repeat(43), 'base64url') },
      ca: certificate.cert,
    });
    const stolen = link.headers();
    await link.close();
    for (const [name, env] of [
      ['none', {}],
      ['other', more],
    ] as const) {
      const port = await openShell(name, env);
      expect(await ask(port)).toBe(401);
      // A stolen proof is only valid from the service that has the key.
      expect(await ask(port, stolen)).toBe(401);
    }
  });

  it('is never contacted when another CA is configured', async () => {
    const port = await openShell('doubting', {
      ...keys,
      GATEWAY_CA: fileOf('other.crt', makeCertificate().cert),
    });
    expect(await ask(port)).toBe(502);
  });

  it('logs no proof and no key', () => {
    expect(gateway.log()).toContain('UNKNOWN_CLIENT');
    expect(gateway.log()).not.toMatch(/2026[ab]_[\w-]{10}|AAAAAAAAAA|BBBBBBBBBB/);
  });
});
