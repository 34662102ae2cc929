import { writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import { createFixedClock } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import { makeCertificate } from '../../../test/servers/certificate';
import { newTemporaryFolder } from '../../../test/temporary-folder';
import { testKeyring } from '../../../test/test-keyring';
import { createApp } from '../../app';
import { readConfig } from '../../settings/read-config';
import { openDatabase, type Database } from '../../database/open-database';
import { createSmtpTransport } from '../../mail/sending/smtp-transport';
import { loadCertificate } from '../../settings/transport-settings';

const certificate = makeCertificate();

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const inFolder = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await newTemporaryFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
};

const openServers: Server[] = [];
const opened = async (server: Server): Promise<number> => {
  openServers.push(server);
  return listen(server);
};
afterEach(async () => {
  await Promise.all(
    openServers.splice(0).map((server) => new Promise((resolve) => server.close(() => resolve(null)))),
  );
});

describe('the gateway with a certificate', () => {
  it('serves TLS 1.2 and later, and nothing without TLS', async () => {
    const folder = await inFolder({ 'a.crt': certificate.cert, 'a.key': certificate.key });
    const config = readConfig({
      GATEWAY_TLS_CERT: join(folder, 'a.crt'),
      GATEWAY_TLS_KEY: join(folder, 'a.key'),
    });
    const app = await createApp({
      config,
      secret: testKeyring,
      certificate: await loadCertificate(config),
      db: {} as Database,
      clock: createFixedClock('2026-11-23T09:00:00Z'),
      mail: { send: async () => {} },
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const ask = (options: object): Promise<number | string | undefined> =>
      new Promise((resolve) => {
        request(`${address}/api/health/live`, { servername: 'localhost', ...options }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', (error: NodeJS.ErrnoException) => resolve(`${error.code ?? ''} ${error.message}`))
          .end();
      });
    expect(address).toMatch(/^https:/);
    expect(await ask({ ca: certificate.cert })).toBe(200);
    expect(await ask({ ca: makeCertificate().cert })).toMatch(/^DEPTH_ZERO_SELF_SIGNED_CERT/);
    const old = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0', ca: certificate.cert };
    expect(await ask({ ...old, maxVersion: 'TLSv1.1' })).toMatch(/alert protocol version/i);
    expect(await ask({ ...old, maxVersion: 'TLSv1.2' })).toBe(200);
    await expect(fetch(address.replace('https', 'http'))).rejects.toThrow();
    await app.close();
  }, 30_000);

  it('names the file that it cannot read', async () => {
    const config = readConfig({ GATEWAY_TLS_CERT: '/nowhere/a.crt', GATEWAY_TLS_KEY: '/nowhere/a.key' });
    await expect(loadCertificate(config)).rejects.toThrow('GATEWAY_TLS_CERT: ENOENT');
  });
});

/** A database server that only replies whether it supports TLS. `begun` counts the clients that then continue. */
const startDatabase = (speaks: 'TLS' | 'no TLS', begun: () => void): Server =>
  createServer((socket: Socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      if (speaks === 'no TLS') return void socket.write('N');
      socket.write('S');
      const secure = new TLSSocket(socket, { isServer: true, ...certificate });
      secure.on('error', () => {});
      secure.once('data', () => {
        begun();
        secure.destroy();
      });
    });
  });

describe('a database address with sslmode=verify-full', () => {
  const tryWith = async (speaks: 'TLS' | 'no TLS', ca: string, host = 'localhost') => {
    let begun = 0;
    const port = await opened(startDatabase(speaks, () => (begun += 1)));
    const folder = await inFolder({ 'ca.pem': ca });
    const url = `postgres://shop:secret@${host}:${port}/shop?sslmode=verify-full&sslrootcert=${folder}/ca.pem`;
    const { db, close } = await openDatabase({ url, poolSize: 1 });
    const error = await sql`select 1`.execute(db).then(
      () => '',
      (reason: Error) => reason.message,
    );
    await close();
    return { begun, error };
  };

  it('sends its password only to a server with a certificate of the configured CA', async () => {
    expect(await tryWith('TLS', certificate.cert)).toMatchObject({ begun: 1 });
    expect(await tryWith('TLS', makeCertificate().cert)).toEqual({
      begun: 0,
      error: expect.stringContaining('self-signed certificate'),
    });
    expect(await tryWith('no TLS', certificate.cert)).toEqual({
      begun: 0,
      error: expect.stringContaining('does not support SSL'),
    });
  });
});

describe('a mail server with required TLS', () => {
  const mail = {
    id: '1',
    subject: 'A',
    text: 'A',
    html: 'A',
    to: { name: 'Camille', address: 'camille@example.org' },
  };
  const send = (url: string) => createSmtpTransport(url, 'shop@example.org').send(mail);

  it('gets no mail with an untrusted certificate', async () => {
    const port = await opened(createTlsServer(certificate, (socket) => void socket.end('220 test\r\n')));
    await expect(send(`smtps://127.0.0.1:${port}`)).rejects.toThrow(/self-signed certificate/);
  });

  it('gets no mail when it offers no TLS', async () => {
    const heard: string[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.write('220 test\r\n');
      socket.on('data', (data) => {
        heard.push(String(data).split(/[ \r]/, 1)[0] ?? '');
        socket.write(String(data).startsWith('EHLO') ? '250 test\r\n' : '502 no\r\n');
      });
    });
    const port = await opened(server);
    await expect(send(`smtp://127.0.0.1:${port}?requireTLS=true`)).rejects.toThrow();
    expect(heard).not.toContain('MAIL');
  });
});
