import type { GatewayBridge } from './gateway-bridge';
import { readBundle, type ServerBundle } from './render-process';
import { startSandbox, type Sandbox } from './sandbox';

export interface SandboxPool {
  /** A process with this shell bundle loaded: the spare one, or a new one. */
  open(shellBundle: ServerBundle): Promise<Sandbox>;
  /** Keeps a spare process with this shell bundle ready, so that a crashed one is replaced at once. */
  prepare(shellBundle: ServerBundle): void;
  close(): Promise<void>;
}

interface Spare {
  readonly hash: string;
  readonly opening: Promise<Sandbox>;
}

export const createSandboxPool = (
  bridge: Pick<GatewayBridge, 'ask'>,
  onLine: (text: string) => void,
): SandboxPool => {
  let spare: Spare | null = null;
  let isClosed = false;

  const start = async (shellBundle: ServerBundle): Promise<Sandbox> => {
    const sandbox = startSandbox(bridge, onLine);
    try {
      await sandbox.load('shell', 'shell', await readBundle(shellBundle));
      return sandbox;
    } catch (error) {
      await sandbox.end('ended');
      throw error;
    }
  };

  const drop = async ({ opening }: Spare): Promise<void> => {
    await opening.then(
      (sandbox) => sandbox.end('ended'),
      () => undefined,
    );
  };

  const prepare = (shellBundle: ServerBundle): void => {
    if (isClosed || spare?.hash === shellBundle.hash) return;
    if (spare) void drop(spare);
    const opening = start(shellBundle);
    const prepared = { hash: shellBundle.hash, opening };
    spare = prepared;
    const forget = (): void => {
      if (spare === prepared) spare = null;
    };
    opening.then((sandbox) => sandbox.onEnd(forget), forget);
  };

  return {
    prepare,
    async open(shellBundle) {
      const taken = spare?.hash === shellBundle.hash ? spare : null;
      if (!taken) return start(shellBundle);
      spare = null;
      const sandbox = await taken.opening.catch(() => null);
      prepare(shellBundle);
      return sandbox?.isRunning() ? sandbox : start(shellBundle);
    },
    async close() {
      isClosed = true;
      if (spare) await drop(spare);
    },
  };
};
