import { expect } from 'playwright/test';
import type { FaultShop } from './fault-shop';
import { askShop } from '../http';

interface ServerFault {
  /** A fault in a server bundle, as a team could write it. */
  change(bundle: string): string;
  /** Log line of the shell server after the fault. Null if the HTML shows it. */
  readonly logged: RegExp | null;
}

/** `body` runs in each render and knows its `input`. `real` is the original render. */
const inRender =
  (body: string) =>
  (bundle: string): string =>
    `${bundle}
;(() => {
  const real = module.exports.render;
  const kept = [];
  module.exports = { ...module.exports, async render(input) { ${body} } };
})();`;

const wrongHtml = '<div><p>not what the browser renders</p>';

export const serverFaults: Readonly<Record<string, ServerFault>> = {
  crashing: {
    change: inRender(
      `setTimeout(() => { throw new Error('fault: crashing'); }); return new Promise(() => undefined);`,
    ),
    logged: /crashed: Error: fault: crashing/,
  },
  throwing: { change: inRender(`throw new Error('fault: throwing');`), logged: /fault: throwing/ },
  hanging: { change: inRender('for (;;);'), logged: /hung and was killed/ },
  leaking: {
    // 32 MB each: one render takes more than the process may have.
    change: inRender(
      'for (let count = 0; count < 60; count += 1) kept.push(new Array(4_000_000).fill(count)); return real(input);',
    ),
    // Collecting garbage takes so long before the limit that the process may miss a ping first. Either ends it.
    logged: /out of memory|hung and was killed/,
  },
  'broken at import': {
    change: (bundle) => `throw new Error('fault: broken at import');${bundle}`,
    logged: /fault: broken at import/,
  },
  'wrong HTML': {
    change: inRender(`return { ...(await real(input)), html: ${JSON.stringify(wrongHtml)} };`),
    logged: null,
  },
};

export interface FaultyRelease {
  readonly version: string;
  /** Whether the fault fired: according to the log, or to the server HTML of `path`. */
  hasFired(path: string): Promise<boolean>;
  /** Promotes the previous release again. */
  end(): Promise<void>;
}

/** Promotes a release of `remote` with the fault `kind` in its server bundle, and waits until `path` is served with it. */
export const promoteServerFault = async (
  shop: FaultShop,
  { remote, kind, path }: { readonly remote: string; readonly kind: string; readonly path: string },
): Promise<FaultyRelease> => {
  const fault = serverFaults[kind];
  if (!fault) throw new Error(`There is no server fault "${kind}". Add it to serverFaults.`);
  const healthy = shop.stores.versionOf(remote);
  const version = `faulty-${kind.replace(/\W/g, '-')}`;
  shop.stores.copy(remote, version).change(/^server\.cjs$/, fault.change);
  const begin = shop.log().length;
  const promote = async (live: string, previous: string | null): Promise<void> => {
    await shop.stores.promote({ [remote]: { version: live, previous } });
    const served = `data-remote="${remote}" data-remote-version="${live}"`;
    await expect
      .poll(async () => (await askShop(shop.origin + path)).body.includes(served), { timeout: 30_000 })
      .toBe(true);
  };
  await promote(version, null);
  return {
    version,
    async hasFired(address) {
      if (fault.logged) return fault.logged.test(shop.log().slice(begin));
      return (await askShop(shop.origin + address)).body.includes(wrongHtml);
    },
    end: () => promote(healthy, null),
  };
};
