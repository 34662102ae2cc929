import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildContextOf, rootDir } from '../webpack/build-context';
import { createReleaseScene, startGatewayOfScene } from './testing/release-scene';

const guide = readFileSync(join(rootDir, 'docs', 'guide', 'releases.md'), 'utf8');

/** Words of each command in the blocks for a shell. */
const commands = [...guide.matchAll(/```sh\n(.*?)```/gs)]
  .flatMap(([, block = '']) => block.trim().split('\n'))
  .map((line) =>
    [...line.replace('npm run release -- ', '').matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    ),
  );

let gateway: Awaited<ReturnType<typeof startGatewayOfScene>>;
beforeAll(async () => {
  gateway = await startGatewayOfScene();
});
afterAll(() => gateway.close());

describe('docs/guide/releases.md', () => {
  it('holds commands that work, in the order in which they stand there', async () => {
    const builds = createReleaseScene();
    const scene = createReleaseScene({ GATEWAY_ORIGIN: gateway.origin, BUILDS_DIR: builds.dataDir });
    await scene.release('shell', '1.0.0');
    await scene.release('remote-search', '1.3.0');
    // A small build under the name of the present sources: nothing has to be built.
    process.env['RELEASE_VERSION'] = '0.1.0-cccccccccc';
    const { version } = buildContextOf('remote-search');
    cpSync(
      scene.buildOf('remote-search', { hash: 'cccccccccc' }),
      join(builds.dataDir, 'remote-search', version),
      {
        recursive: true,
      },
    );
    try {
      expect(commands.length).toBeGreaterThan(12);
      for (const args of commands) {
        const ran = await scene.run(...args);
        expect([args.join(' '), ran.code, ran.code === 0 ? '' : ran.trouble]).toEqual([
          args.join(' '),
          0,
          '',
        ]);
      }
    } finally {
      delete process.env['RELEASE_VERSION'];
    }
    const { channels } = await scene.json('status', '--channel', 'production');
    const search = channels[0].packages.find(({ name }: { name: string }) => name === 'remote-search');
    expect(search).toMatchObject({ version: '1.3.0', trouble: null });
  }, 120_000);
});
