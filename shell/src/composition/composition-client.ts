import { registerApplication, start, triggerAppChange } from 'single-spa';
import type { Composition, RemoteName } from '@detour/shared-contracts/mount';

export interface SlotLifecycle {
  mount(remote: RemoteName | 'shell'): Promise<void>;
  unmount(remote: RemoteName | 'shell'): Promise<void>;
}

export interface CompositionClient {
  /** Mounts a prepared remote in the slot, after unmounting the previous one. */
  show(remote: RemoteName | 'shell'): Promise<void>;
}

/**
 * single-spa orders unmount and mount. Its timeouts never clear and it never restarts broken applications, so it only sees our
 * wrapper lifecycles, which settle within their own timeout and never reject.
 */
export const createCompositionClient = (
  slot: SlotLifecycle,
  remotes: Composition['remotes'],
): CompositionClient => {
  let wanted: RemoteName | 'shell' | null = null;
  const patient = { millis: 5000, dieOnTimeout: false, warningMillis: 5000 };
  const timeouts = { bootstrap: patient, mount: patient, unmount: patient, unload: patient };
  const names = Object.keys(remotes) as RemoteName[];
  for (const name of [...names, 'shell'] as const) {
    registerApplication({
      name,
      activeWhen: () => wanted === name,
      app: () =>
        Promise.resolve({
          bootstrap: () => Promise.resolve(),
          mount: () => slot.mount(name).catch(() => undefined),
          unmount: () => slot.unmount(name).catch(() => undefined),
          timeouts,
        }),
    });
  }
  start({ urlRerouteOnly: true });
  return {
    async show(remote) {
      wanted = remote;
      await triggerAppChange();
    },
  };
};
