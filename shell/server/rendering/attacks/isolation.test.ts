/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isolation, nodeFlags } from '../isolation';

const run = (command: readonly string[], code: string) => {
  const [program = '', ...args] = command;
  const { stdout, stderr } = spawnSync(program, [...args, '-e', code], { env: { TZ: 'UTC' }, cwd: '/' });
  return String(stdout) + String(stderr);
};

/** Node with its flags only, as on a system without further isolation. */
const bare = [process.execPath, ...nodeFlags(process.versions.node)];

describe('a sandboxed process', () => {
  it.each([
    ['reading', `require('fs').readFileSync('/etc/passwd')`],
    ['its environment', `require('fs').readFileSync('/proc/self/environ')`],
    ['the environment of the server', `require('fs').readFileSync('/proc/${process.pid}/environ')`],
    ['a folder', `require('fs').readdirSync('/')`],
    ['writing', `require('fs').writeFileSync('/tmp/never', 'x')`],
    ['a program', `require('child_process').execFileSync('/bin/true')`],
    ['a thread', `new (require('worker_threads').Worker)('0', { eval: true })`],
  ])('is denied %s by Node itself, before globals are removed', (_, code) => {
    expect(run(bare, code)).toContain('ERR_ACCESS_DENIED');
  });

  it('is denied native code and code from text', () => {
    expect(run(bare, `process.dlopen({ exports: {} }, '/nowhere.node')`)).toContain('ERR_DLOPEN_DISABLED');
    expect(run(bare, `new Function('return 1')()`)).toContain('Code generation from strings disallowed');
  });

  it.each([
    `require('net').connect(PORT, '127.0.0.1')`,
    `require('http').get('http://127.0.0.1:PORT')`,
    `require('https').get('https://127.0.0.1:PORT')`,
    `require('tls').connect(PORT, '127.0.0.1')`,
    `require('http2').connect('http://127.0.0.1:PORT')`,
    `require('net').createServer().listen(0)`,
    `require('dgram').createSocket('udp4').send('x', PORT, '127.0.0.1')`,
    `require('dns').lookup('localhost', console.log)`,
    `new (require('dns').Resolver)().resolve4('localhost', console.log)`,
    `require('dns').promises.lookup('localhost').then(console.log)`,
  ])('is denied the network by the modules themselves, even if a bundle gets access to one: %s', (code) => {
    const rights = readFileSync(join(__dirname, '..', 'bundle-rights.cjs'), 'utf8');
    const said = run(bare, `${rights}\ncloseNetwork();\n${code.replace('PORT', '9')}`);
    expect(said).toContain('may not use the network');
  });

  it.each([
    ['20.20.2', '--experimental-permission'],
    ['22.12.0', '--experimental-permission'],
    ['22.13.0', '--permission'],
    ['23.4.0', '--experimental-permission'],
    ['23.5.0', '--permission'],
    ['24.0.0', '--permission'],
    ['26.1.0', '--permission'],
  ])('uses the flag name of the permission model in Node %s', (version, flag) => {
    expect(nodeFlags(version)[0]).toBe(flag);
  });

  it('has no network when the machine provides a namespace, and runs as another user when allowed', async () => {
    const { command, layers } = isolation();
    expect(layers[0]).toBe('permission model');
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const said = run(
      command,
      `console.log('user ' + process.getuid?.());
       require('net').connect(${port}, '127.0.0.1').on('connect', () => process.exit(console.log('reached') ?? 0)).on('error', (error) => console.log(error.code))`,
    );
    server.close();
    const wanted = [
      ...(layers.includes('network namespace of its own') ? [/ENETUNREACH|ERR_ACCESS_DENIED/] : []),
      ...(layers.includes('user nobody') ? [/user 65534/] : []),
    ];
    for (const pattern of wanted) expect(said).toMatch(pattern);
    expect(said).toMatch(/user (\d+|undefined)/);
  });
});
