import { watch } from 'node:fs';
import { join } from 'node:path';
import { builtPackages } from '../release/build/build-all';
import { startShop } from '../start/start-shop';
import { rootDir } from '../webpack/build-context';

/** Folders whose changes trigger a build. Shared ones affect every package. */
const shared = ['shared-contracts', 'shared-ui', 'shared-checkout', 'remote-kit'];
const watched = [...builtPackages, ...shared].map((name) => `${name}/src`);

const isSource = (file: string | null): boolean =>
  file !== null && /\.(tsx?|json)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file);

/** `npm run dev` without a name: builds and promotes the whole shop on each save. The next page load shows it. */
export const developShop = async (say: (text: string) => void): Promise<void> => {
  const { refresh } = await startShop(say);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const rebuild = async (): Promise<void> => {
    const began = performance.now();
    try {
      const built: string[] = [];
      await refresh((name) => built.push(name));
      if (built.length > 0)
        say(
          `${built.join(', ')} built in ${((performance.now() - began) / 1000).toFixed(1)} s; reload the page.`,
        );
    } catch (error) {
      say((error as Error).message);
    }
  };
  for (const folder of watched) {
    watch(join(rootDir, folder), { recursive: true }, (_, file) => {
      if (!isSource(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void (running = running.then(rebuild)), 150);
    });
  }
  say('Watching the sources of shell and remotes. The gateway and the shell server are not reloaded.');
};
