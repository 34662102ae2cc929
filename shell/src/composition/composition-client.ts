import { registerApplication, start, triggerAppChange } from 'single-spa';
import { remoteNames, type RemoteName } from '@detour/shared-contracts';

export interface SlotLifecycle {
  mount(remote: RemoteName | 'shell'): Promise<void>;
  unmount(remote: RemoteName | 'shell'): Promise<void>;
}

export interface CompositionClient {
  /** Makes this remote the one in the slot: the old one is unmounted first, the new one was prepared before. */
  show(remote: RemoteName | 'shell'): Promise<void>;
}

/**
 * single-spa decides the order of unmount and mount. Its time-outs never clear and its broken applications never come back, so
 * the lifecycles that it sees are ours: they settle within their own budget and never reject.
 */
export const createCompositionClient = (slot: SlotLifecycle): CompositionClient => {
  let wanted: RemoteName | 'shell' | null = null;
  const patient = { millis: 5000, dieOnTimeout: false, warningMillis: 5000 };
  const timeouts = { bootstrap: patient, mount: patient, unmount: patient, unload: patient };
  for (const name of [...remoteNames, 'shell'] as const) {
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
