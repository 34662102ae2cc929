import type {
  PageAnswer,
  RemoteName,
  ServerRenderInput,
  ServerRenderOutput,
} from '@detour/shared-contracts/mount';
import type { FrameInput, FrameOutput } from '../../src/frame.server';
import type { ComposedRelease } from '../composition/composed-release';
import type { GatewayLink } from '../http/proxy/gateway-link';
import { createGatewayBridge } from './gateway-bridge';
import { isolation } from './isolation';
import { parseFrameOutput, parsePageAnswer, parseRenderOutput } from './parse-output';
import { createRenderProcess, type RenderProcess, type ServerBundle } from './render-process';
import { LateRender, RenderError } from './sandbox';
import { createSandboxPool } from './sandbox-pool';

interface PageLimits {
  /** Milliseconds. */
  readonly budget: number;
  /** Gets head and status before the HTML, also when they come after the budget. */
  onAnswer(answer: PageAnswer): void;
}

export interface Renderers {
  /** Rejects with `LateRender` when the page exceeded its budget; the work goes on. */
  page(
    composed: ComposedRelease,
    remote: RemoteName,
    input: ServerRenderInput,
    limits: PageLimits,
  ): Promise<ServerRenderOutput>;
  frame(composed: ComposedRelease, input: FrameInput, budget: number): Promise<FrameOutput>;
  /** Loads every bundle of a composition ahead of visitors. Waits at most `budget` (ms). */
  warm(composed: ComposedRelease, budget: number): Promise<void>;
  /** Remotes of a composition whose process has not rendered yet. */
  coldOf(composed: ComposedRelease): readonly string[];
  /** Stops processes of releases that none of these compositions uses, after their current render. */
  keepOnly(compositions: readonly ComposedRelease[]): void;
  health(): readonly ProcessHealth[];
  /** Isolation layers on this machine, besides Node's permission model. */
  isolation(): readonly string[];
  close(): Promise<void>;
}

interface ProcessHealth {
  readonly name: string;
  /** Release of the package. The shell's release, whose React it uses, is part of the process too. */
  readonly folder: string;
  readonly state: 'running' | 'asleep';
  /** Number of hangs and crashes. */
  readonly troubles: number;
}

interface KeptProcess {
  readonly name: string;
  readonly folder: string;
  readonly renderer: RenderProcess;
  troubles: number;
}

interface RenderersOptions {
  /** Gateway calls of bundles, made by this server. */
  readonly gateway: GatewayLink;
  onTrouble(name: string, what: string): void;
  /** Console output of a bundle. */
  onLine(text: string): void;
}

/** Delay (ms) before an unused process is stopped: longer than any page takes. */
const grace = 3000;

/** The page of a render, in time or late. */
const parseRender = async (work: Promise<unknown>): Promise<ServerRenderOutput> => {
  try {
    return parseRenderOutput(await work);
  } catch (error) {
    if (!(error instanceof LateRender)) throw error;
    throw new LateRender(error.message, error.work.then(parseRenderOutput));
  }
};

/** One process per package and release, so that a hang or crash never delays another remote's page. */
export const createRenderers = ({ gateway, onTrouble, onLine }: RenderersOptions): Renderers => {
  const bridge = createGatewayBridge(gateway);
  const pool = createSandboxPool(bridge, onLine);
  const processes = new Map<string, KeptProcess>();
  const leaving = new Set<RenderProcess>();
  const processFor = (composed: ComposedRelease, name: string): RenderProcess => {
    const shell = composed.folders['shell'];
    const folder = composed.folders[name];
    if (!shell || !folder) throw new RenderError(`The composition contains no server bundle of ${name}.`);
    const key = `${shell} ${folder}`;
    const known = processes.get(key);
    if (known) return known.renderer;
    const bundleOf = (part: string): ServerBundle => {
      const bundle = composed.bundles[part];
      if (!bundle) throw new RenderError(`The release of ${part} has no server bundle.`);
      return bundle;
    };
    const renderer = createRenderProcess({
      name,
      open: pool.open,
      shellBundle: bundleOf('shell'),
      remoteBundle: name === 'shell' ? null : bundleOf(name),
      onTrouble: (what) => {
        kept.troubles += 1;
        onTrouble(name, what);
      },
    });
    const kept: KeptProcess = { name, folder, renderer, troubles: 0 };
    processes.set(key, kept);
    return renderer;
  };
  return {
    page: async (composed, remote, input, { budget, onAnswer }) => {
      const onEarly = (part: unknown): void => {
        const answer = parsePageAnswer(part);
        if (answer) onAnswer(answer);
      };
      const run = () => processFor(composed, remote).run('render', input, budget, onEarly);
      return parseRender(bridge.follow(input.requestId, run));
    },
    frame: async (composed, input, budget) =>
      parseFrameOutput(await processFor(composed, 'shell').run('frame', input, budget)),
    warm: async (composed, budget) => {
      await Promise.all(Object.keys(composed.bundles).map((name) => processFor(composed, name).warm(budget)));
      const shell = composed.bundles['shell'];
      if (shell) pool.prepare(shell);
    },
    coldOf: (composed) =>
      Object.keys(composed.bundles).filter(
        (name) => name !== 'shell' && !processFor(composed, name).hasDrawn(),
      ),
    keepOnly(compositions) {
      const wanted = new Set(
        compositions.flatMap(({ folders }) =>
          Object.values(folders).map((folder) => `${folders['shell'] ?? ''} ${folder}`),
        ),
      );
      for (const [key, { renderer }] of processes) {
        if (wanted.has(key)) continue;
        processes.delete(key);
        leaving.add(renderer);
        setTimeout(() => {
          leaving.delete(renderer);
          void renderer.close();
        }, grace).unref();
      }
    },
    health: () =>
      [...processes.values()].map(({ name, folder, renderer, troubles }) => ({
        name,
        folder,
        troubles,
        state: renderer.isRunning() ? ('running' as const) : ('asleep' as const),
      })),
    isolation: () => isolation().layers,
    close: async () => {
      const all = [...[...processes.values()].map(({ renderer }) => renderer), ...leaving];
      processes.clear();
      await Promise.all([...all.map((one) => one.close()), pool.close()]);
    },
  };
};
