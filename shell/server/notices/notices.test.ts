/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  changeChannel,
  planFreeze,
  planPromotion,
  type ChangeKind,
  type ChannelChanger,
} from '@detour/shared-releases/channel';
import { openCoordination } from '@detour/shared-releases/coordination';
import { createMemoryChannelStore, createTestKeys } from '@detour/shared-releases/testing';
import type { ReleaseNotice } from './notice';
import { createNotify } from './notify-changes';
import { createMailSender } from './send-mail';
import { createWebhookSender } from './send-webhook';

const keys = createTestKeys();
const team = { owner: 'search', alert: 'search@teams.example' };

const notice: ReleaseNotice = {
  id: 'production/7',
  kind: 'step',
  channel: 'production',
  revision: 7,
  packages: ['remote-search'],
  what: 'remote-search 2 for 10 %, step 2 of 4 of its plan',
  why: 'the plan allows it',
  by: 'rollout-plans',
  at: 1_700_000_000_000,
  teams: [team],
};

const listen = async (server: Server | ReturnType<typeof createTcpServer>): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const openChannel = async (file: string) => {
  const channels = createMemoryChannelStore();
  const change = async (kind: ChangeKind, changer: ChannelChanger, why = 'a test'): Promise<void> => {
    const options = { channel: 'production', trust: keys.trust, now: () => 1, production: true, by: 'me' };
    const changed = await changeChannel(channels, { ...options, signer: keys.platform, kind, why }, changer);
    expect(changed.ok).toBe(true);
  };
  const promote = (version: string) =>
    change('promote', (state) =>
      planPromotion(state, { id: { name: 'remote-search', version }, percent: 100, now: 1 }),
    );
  const told: string[] = [];
  const failed: string[] = [];
  let isUp = true;
  /** A server, which may be started again over the same file. */
  const start = () =>
    createNotify({
      channels,
      coordination: openCoordination({ channels: 'folder', channel: 'production', holder: 'a', file }),
      newest: () => ({ channel: 'production', revision: channels.revisions.size }),
      teamOf: () => team,
      async send({ id, kind, what, why }) {
        if (isUp) told.push(`${id} ${kind}: ${what} (${why})`);
        return isUp;
      },
      onFailed: ({ id }) => failed.push(id),
    });
  return { change, promote, told, failed, start, setUp: (on: boolean) => void (isUp = on) };
};

describe('changes of a channel', () => {
  it('are told once each, in order, also after a restart, and a receiver that is down does not hold them up', async () => {
    const channel = await openChannel(join(mkdtempSync(join(tmpdir(), 'notices-')), 'seen.json'));
    await channel.promote('1');
    const before = channel.start();
    await before();
    expect(channel.told).toEqual([]);
    await channel.promote('2');
    await channel.change('freeze', (state) =>
      planFreeze(state, { name: 'sales', zone: 'UTC', from: 'fri 16:00', to: 'mon 08:00', why: 'sales' }),
    );
    await before();
    await before();
    expect(channel.told).toEqual([
      'production/2 promote: remote-search 1 → 2 (a test)',
      expect.stringContaining('production/3 freeze: freeze sales'),
    ]);
    channel.setUp(false);
    await channel.promote('3');
    await before();
    channel.setUp(true);
    await channel.promote('4');
    await channel.start()();
    expect(channel.failed).toEqual(['production/4']);
    expect(channel.told.at(-1)).toContain('production/5 promote: remote-search 3 → 4');
  });
});

describe('the webhook', () => {
  let server: Server;
  let port: number;
  const answers: number[] = [];
  const received: { readonly body: string; readonly signature: string | undefined }[] = [];
  beforeEach(async () => {
    answers.length = 0;
    received.length = 0;
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const signature = request.headers['x-detour-signature'];
        received.push({ body, signature: Array.isArray(signature) ? signature[0] : signature });
        const status = answers.shift() ?? 204;
        response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end();
      });
    });
    port = await listen(server);
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const send = async (
    options: {
      readonly allowPrivate?: boolean;
      readonly host?: string;
      readonly secrets?: readonly string[];
    } = {},
  ): Promise<boolean> => {
    const { allowPrivate = true, host = '127.0.0.1', secrets = [] } = options;
    const address = `http://${host}:${port}/hook`;
    const sender = createWebhookSender({ address, secrets, allowPrivate, pauses: [1, 1] });
    const sent = await sender.send(notice);
    await sender.close();
    return sent;
  };

  it('gets the notice, signed with each key', async () => {
    expect(await send({ secrets: ['old old old old old', 'new new new new new'] })).toBe(true);
    const [{ body, signature } = { body: '', signature: '' }] = received;
    expect(JSON.parse(body)).toEqual(notice);
    const hash = (secret: string) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    expect(signature).toBe(`${hash('old old old old old')},${hash('new new new new new')}`);
  });

  it.each([
    ['is asked again after a failure', [500, 503], true, 3],
    ['is given up after the last retry', [500, 500, 500], false, 3],
    ['is not followed to another address', [302, 302, 302], false, 3],
  ])('%s', async (_, given, expected, times) => {
    answers.push(...given);
    expect([await send(), received.length]).toEqual([expected, times]);
  });

  it.each(['127.0.0.1', 'localhost'])('is refused at the private address %s unless allowed', async (host) => {
    expect([await send({ allowPrivate: false, host }), received.length]).toEqual([false, 0]);
  });
});

describe('the mail', () => {
  /** As much of SMTP as a client needs. */
  const startMailServer = async (greeting = '220 ready') => {
    const lines: string[] = [];
    const server = createTcpServer((socket) => {
      let isData = false;
      socket.on('error', () => undefined);
      socket.write(`${greeting}\r\n`);
      socket.on('data', (chunk) => {
        for (const line of String(chunk).split('\r\n').filter(Boolean)) {
          lines.push(line);
          if (isData && line !== '.') continue;
          if (line === 'DATA') isData = true;
          else if (line === '.') isData = false;
          socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
        }
      });
    });
    const port = await listen(server);
    return { lines, port, close: () => server.close() };
  };

  it('goes to the team and to the readers of all, once per address, on one line of a subject', async () => {
    const mail = await startMailServer();
    const send = createMailSender({
      url: `smtp://127.0.0.1:${mail.port}?ignoreTLS=true`,
      from: 'releases@detour.example',
      to: ['platform@teams.example', team.alert],
    });
    expect(await send({ ...notice, what: 'remote-search 2\r\nBcc: thief@x.example' })).toBe(true);
    mail.close();
    expect(mail.lines.filter((line) => line.startsWith('RCPT'))).toEqual([
      'RCPT TO:<platform@teams.example>',
      'RCPT TO:<search@teams.example>',
    ]);
    expect(mail.lines.filter((line) => /^Bcc/i.test(line))).toEqual([]);
    expect(mail.lines.join('\n')).toContain('Why: the plan allows it');
  });

  it('is reported as not sent when the server refuses it', async () => {
    const mail = await startMailServer('554 closed');
    const url = `smtp://127.0.0.1:${mail.port}?ignoreTLS=true`;
    const send = createMailSender({ url, from: 'releases@detour.example', to: ['a@b.example'] });
    expect(await send(notice)).toBe(false);
    mail.close();
  });
});
