/** @jest-environment node */
import { mkdtempSync, writeFileSync, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gatewayClientHeader } from '@detour/shared-contracts/platform';
import { createGatewayLink } from '../../http/proxy/gateway-link';
import { createGatewayBridge } from '../gateway-bridge';
import { startSandbox, type Sandbox } from '../sandbox';

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
const keyFile = join(folder, 'platform.key.json');
const stolen = join(folder, 'stolen');
writeFileSync(keyFile, '{"id":"platform","privateKey":"THE-KEY"}', { mode: 0o644 });

let server: Server;
let gateway: Server;
let port = 0;
let gatewayPort = 0;
const asked: string[] = [];
const gatewayKey = { id: 'a', bytes: Buffer.alloc(32, 7) };
const proofs: unknown[] = [];
const listen = (one: Server): Promise<number> =>
  new Promise((resolve) => {
    one.listen(0, '127.0.0.1', () => resolve((one.address() as AddressInfo).port));
  });

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('reached');
  });
  server.on('connection', () => asked.push('a connection'));
  gateway = createServer((request, response) => {
    if (request.url === '/api/redirect')
      return response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
    if (request.url === '/api/huge') return response.end('x'.repeat(6_000_000));
    // The gateway strips the proof from a call before any other code reads it.
    const { [gatewayClientHeader]: proof, ...headers } = request.headers;
    proofs.push(proof);
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(headers));
  });
  port = await listen(server);
  gatewayPort = await listen(gateway);
  process.env['OPERATOR_PASSWORD'] = 'THE-PASSWORD';
});
afterAll(() => {
  delete process.env['OPERATOR_PASSWORD'];
  server.close();
  gateway.close();
});

const open: Sandbox[] = [];
afterEach(() => Promise.all(open.splice(0).map((sandbox) => sandbox.end('done'))));

/** Runs the attack inside a page and returns what it obtained. */
const attack = async (code: string): Promise<unknown> => {
  const link = createGatewayLink({ origin: `http://127.0.0.1:${gatewayPort}`, key: gatewayKey });
  const sandbox = startSandbox(createGatewayBridge(link), () => undefined);
  open.push(sandbox);
  await sandbox.load('shell', 'shell', Buffer.from('exports.renderFrame = () => "frame";'));
  await sandbox.load('remote', 'remote-evil', Buffer.from(`exports.render = async () => { ${code} };`));
  return sandbox.post('render', {});
};

/** Follows every member, getter and prototype reachable from a bundle, and lists references that lead outside. */
const walkEverything = `
  const wanted = /^(binding|_linkedBinding|internalBinding|dlopen|connect|Socket|TCP|Pipe|Server|createConnection|spawn|spawnSync|fork|exec|readFileSync|openSync|open|writeFileSync|writeSync|readSync|createRequire|_load|reallyExit|_kill|kill|compileFunction|runInThisContext|getBuiltinModule|lookup|dispatch)$/;
  const seen = new Set(); const found = new Set();
  const visit = (value, path) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
    seen.add(value);
    if (typeof value.pid === 'number') found.add(path);
    for (const name of Reflect.ownKeys(value)) {
      const where = path + '.' + String(name);
      const { get, set, value: held } = Object.getOwnPropertyDescriptor(value, name) ?? {};
      if (wanted.test(String(name))) found.add(where);
      visit(get, where); visit(set, where); visit(held, where);
      if (get) try { const got = value[name]; if (got instanceof Promise) got.catch(() => 0); visit(got, where); } catch {}
    }
    visit(Object.getPrototypeOf(value), path + '.__proto__');
  };
  visit(globalThis, 'g');
  for (const one of [setTimeout(() => 0, 1), setImmediate(() => 0), setInterval(() => 0, 1e6)]) visit(one, 'timer');
  for (const one of [new AbortController(), AbortSignal.timeout(10), new ReadableStream(), new TransformStream(),
    new ReadableStream({ type: 'bytes' }).getReader({ mode: 'byob' }), new URL('http://a/'), new Event('x'), new DOMException('a')]) visit(one, 'web');
  await import('node:fs').catch((error) => visit(error, 'error'));
  for (const name of ['util', 'url', 'async_hooks']) visit(require(name), name);
  const before = Error.prepareStackTrace;
  Error.prepareStackTrace = (_, sites) => sites.forEach((site) => { visit(site.getThis(), 'this'); visit(site.getFunction(), 'function'); }) ?? '';
  const target = new EventTarget();
  target.addEventListener('x', () => void new Error().stack);
  target.dispatchEvent(new Event('x'));
  await new Promise((resolve) => setTimeout(() => resolve(new Error().stack), 1));
  Error.prepareStackTrace = before;
  visit(module, 'module'); visit(require, 'require');
  return [...found];`;

describe('a hostile server bundle', () => {
  it.each([
    [
      'the key of the platform',
      `return require('fs').readFileSync(${JSON.stringify(keyFile)}, 'utf8')`,
      'fs.readFileSync',
    ],
    [
      'its environment',
      `return require('node:fs').readFileSync('/proc/self/environ', 'utf8')`,
      'fs.readFileSync',
    ],
    [
      'the environment of the server',
      `return require('fs').readFileSync('/proc/${process.pid}/environ', 'utf8')`,
      'fs.readFileSync',
    ],
    ['files of the machine', `return require('fs/promises').readFile('/etc/passwd', 'utf8')`, 'fs/promises'],
    [
      'a way to write',
      `return require('fs').writeFileSync(${JSON.stringify(stolen)}, 'x')`,
      'fs.writeFileSync',
    ],
    ['other programs', `return require('child_process').execSync('id').toString()`, 'child_process'],
    ['threads', `return new (require('worker_threads').Worker)('1', { eval: true })`, 'worker_threads'],
    [
      'the loader of modules',
      `return require('module').createRequire('/')('fs')`,
      'may not require "module"',
    ],
    ['another context', `return require('vm').runInNewContext('this')`, 'may not require "vm"'],
    ['the inspector', `return require('inspector').open()`, 'may not require "inspector"'],
    [
      'modules by import',
      `return (await import('node:fs')).readFileSync('/etc/passwd', 'utf8')`,
      'dynamic import',
    ],
    ['code from text', `return (() => 0).constructor.constructor('return process')()`, 'Code generation'],
    ['code by eval', `return (0, eval)('1 + 1')`, 'Code generation'],
    ['connections by http', `return require('http').get('http://127.0.0.1:PORT/')`, 'http.get'],
    ['connections by https', `return require('https').get('https://127.0.0.1:PORT/')`, 'https.get'],
    ['connections by net', `return require('net').connect(PORT, '127.0.0.1')`, 'net.connect'],
    ['datagrams', `return require('dgram').createSocket('udp4')`, 'dgram'],
    ['names of hosts', `return require('dns').lookup('localhost', () => 0)`, 'dns.lookup'],
    [
      'another server by fetch',
      `return (await fetch('http://127.0.0.1:PORT/x')).text()`,
      'may call the gateway only',
    ],
    ['a file by fetch', `return (await fetch('file:///etc/passwd')).text()`, 'may call the gateway only'],
    ['the end of its process', `process.exit(0)`, 'process.exit'],
  ])('never gets %s, and receives an error', async (_, code, reason) => {
    const got = attack(code.replaceAll('PORT', String(port)));
    await expect(got).rejects.toThrow(reason);
    expect(existsSync(stolen)).toBe(false);
    expect(asked).toEqual([]);
  });

  it.each([
    'getBuiltinModule',
    'binding',
    '_linkedBinding',
    'dlopen',
    'mainModule',
    'kill',
    'send',
    'report',
    'channel',
  ])('finds no process.%s', async (name) => {
    await expect(attack(`return typeof process.${name}`)).resolves.toBe('undefined');
  });

  it('reaches nothing outside by any path: globals, prototypes, timers, errors, streams', async () => {
    expect(await attack(walkEverything)).toEqual(['g.RegExp.prototype.exec']);
  });

  it.each([
    'WebSocket',
    'EventSource',
    'XMLHttpRequest',
    'WebAssembly',
    'Worker',
    'BroadcastChannel',
    'Buffer',
    'navigator',
  ])('finds no %s', async (name) => {
    await expect(attack(`return typeof ${name}`)).resolves.toBe('undefined');
  });

  it('has the full language, and the web APIs that a page needs', async () => {
    const language = runInNewContext('Object.getOwnPropertyNames(globalThis)') as readonly string[];
    const web = [
      'setTimeout',
      'queueMicrotask',
      'URL',
      'TextEncoder',
      'AbortController',
      'ReadableStream',
      'structuredClone',
    ];
    const wanted = [...language, ...web].filter((name) => !['WebAssembly', 'console'].includes(name));
    await expect(
      attack(`return ${JSON.stringify(wanted)}.filter((name) => !(name in globalThis))`),
    ).resolves.toEqual([]);
  });

  it('has an empty environment', async () => {
    await expect(attack('return process.env')).resolves.toEqual({ NODE_ENV: 'production', TZ: 'UTC' });
  });

  it('calls the gateway without identity: no cookie, no visitor address, no followed redirect', async () => {
    const headers = {
      cookie: 'sid=1',
      authorization: 'x',
      'x-forwarded-for': '1.2.3.4',
      'x-request-id': 'r-1',
      [gatewayClientHeader]: 'forged',
    };
    const code = (path: string) =>
      `return fetch('http://127.0.0.1:${gatewayPort}${path}', { headers: ${JSON.stringify(headers)} }).then(async (a) => [a.status, await a.text()])`;
    proofs.length = 0;
    const [status, text] = (await attack(code('/api/echo'))) as [number, string];
    const seen = JSON.parse(text) as Record<string, string>;
    expect([status, seen['x-request-id']]).toEqual([200, 'r-1']);
    expect([seen['cookie'], seen['authorization'], seen['x-forwarded-for']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    // This server authenticated the call, and the bundle cannot see the proof.
    expect(proofs).toEqual([expect.stringMatching(/^\d+\.a_[\w-]{43}$/)]);
    await expect(attack(code('/api/redirect'))).resolves.toEqual([302, '']);
    await expect(attack(code('/api/huge'))).rejects.toThrow('larger than');
    expect(asked).toEqual([]);
  });

  it('is cut off when it calls the gateway more often than a page needs', async () => {
    const flood = `const all = await Promise.allSettled(Array.from({ length: 500 }, () => fetch('http://127.0.0.1:${gatewayPort}/api/a')));
      return [all.filter((one) => one.status === 'fulfilled').length, all.at(-1).reason?.message];`;
    const [answered, last] = (await attack(flood)) as [number, string];
    expect(answered).toBeLessThanOrEqual(40);
    expect(last).toContain('too many calls');
  });

  it('is killed for an output larger than any page', async () => {
    await expect(attack(`return 'x'.repeat(5_000_000)`)).rejects.toThrow(
      /was ended: it sent \d+ bytes at once/,
    );
  });

  it('cannot change the server’s objects through prototype names', async () => {
    await attack(
      `return JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')`,
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    await expect(attack(`Object.prototype.polluted = 1; return typeof {}.polluted`)).resolves.toBe(
      'undefined',
    );
  });
});
