import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerOf, type ReleaseId } from '@detour/shared-releases/release';
import { developmentVersion } from '@detour/shared-releases/channel';
import { watchedVersion } from '../dev/development-config';
import { watchPackage, type WatchResult } from '../dev/watch-package';
import { sealRelease } from '../release/build/seal-release';
import { writeContract } from '../release/build/write-contract';
import { writeReleaseTable } from '../release/build/write-release-table';
import type { ReleaseContext } from '../release/context/release-context';
import { rootDir, type BuildContext } from '../webpack/build-context';
import { previewLink } from './preview-link';
import { createShopProxy, type ShownCookie } from './shop-proxy';

const contextOf = (name: string): BuildContext => ({
  name,
  packageDir: rootDir,
  version: watchedVersion,
  publicPath: `/_r/${name}/${watchedVersion}/`,
  outputDir: join(rootDir, '.cache/watched'),
  container: containerOf({ name, version: watchedVersion }),
});

/** Seals the watched build under a version of its own and publishes it: no channel names it. */
const publish = async (context: ReleaseContext, build: BuildContext, id: ReleaseId): Promise<void> => {
  const folders = ['build-', 'sealed-'].map((prefix) => mkdtempSync(join(tmpdir(), `detour-${prefix}`)));
  const [copy = '', sealed = ''] = folders;
  try {
    cpSync(build.outputDir, copy, { recursive: true });
    writeContract({ ...build, outputDir: copy });
    await writeReleaseTable(copy, { compress: false });
    const key = context.signerFor(id.name);
    const table = await sealRelease(sealed, { build: copy, id, key, compress: false });
    if (!table.ok) throw new Error(table.error.message);
    await context.releases.publish(id, sealed);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
};

/** Opens the link of a preview as a browser does. Returns its cookie. */
const cookieOf = (link: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const send = link.startsWith('https:') ? tlsRequest : plainRequest;
    const call = send(link, (answer) => {
      answer.resume();
      const [cookie = ''] = answer.headers['set-cookie'] ?? [];
      if (cookie === '') reject(new Error(`${new URL(link).origin} does not show the preview.`));
      else resolve(cookie.split(';')[0] ?? '');
    });
    call.on('error', reject);
    call.end();
  });

/**
 * `detour dev`: the shop with this remote built from source, at an address of this machine. Each save is built, signed and published under
 * a development version, which only this address shows; the channel does not change.
 */
export const develop = async (context: ReleaseContext, name: string, port: number): Promise<void> => {
  const { client, world } = context;
  if (!client)
    throw new Error('No shop is named: set detour.shop in package.json, or DETOUR_SHOP in the environment.');
  const build = contextOf(name);
  const startedAt = world.now();
  const shown: ShownCookie = { current: '' };
  const proxy = createShopProxy(new URL(client.place).origin, shown);
  let count = 0;
  const show = async ({ problem, savedAt }: WatchResult): Promise<void> => {
    if (problem) return world.say(`${name} does not build: ${problem.file ?? ''} ${problem.message}`);
    count += 1;
    const id = { name, version: developmentVersion(startedAt, count) };
    await publish(context, build, id);
    shown.current = await cookieOf(await previewLink(context, id));
    const took = savedAt === null ? '' : `, ${((world.now() - savedAt) / 1000).toFixed(1)} s after the save`;
    if (!proxy.listening) await new Promise<void>((resolve) => proxy.listen(port, 'localhost', resolve));
    const { port: open } = proxy.address() as AddressInfo;
    world.print(`${name} ${id.version} is shown at http://localhost:${open}/${took}`);
  };
  let before: Promise<unknown> = Promise.resolve();
  await watchPackage(build, (result) => {
    before = before.then(() => show(result)).catch((error: Error) => world.say(error.message));
  });
};
