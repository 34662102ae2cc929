import type { RemoteName, ServerRenderInput, ServerRenderOutput } from '@detour/shared-contracts';
import type { FrameInput, FrameOutput } from '../src/frame.server';
import type { ComposedRelease } from './composition/composed-release';
import { createRenderThread, RenderError, type RenderThread, type ServerBundle } from './render-thread';

export interface Renderers {
  page(
    composed: ComposedRelease,
    remote: RemoteName,
    input: ServerRenderInput,
    budget: number,
  ): Promise<ServerRenderOutput>;
  frame(composed: ComposedRelease, input: FrameInput, budget: number): Promise<FrameOutput>;
  /** Reads every bundle of a composition before a visitor asks; waits `budget` (ms) at most. */
  warm(composed: ComposedRelease, budget: number): Promise<void>;
  /** Remotes of a composition whose thread never drew a page. */
  coldOf(composed: ComposedRelease): readonly string[];
  /** Ends threads of releases that none of these compositions uses, once what they draw now is drawn. */
  keepOnly(compositions: readonly ComposedRelease[]): void;
  health(): readonly ThreadHealth[];
  close(): Promise<void>;
}

export interface ThreadHealth {
  readonly name: string;
  /** Of the package; the shell's release, whose React it uses, is part of a thread too. */
  readonly folder: string;
  readonly state: 'running' | 'asleep';
  /** Times that it hung or crashed. */
  readonly troubles: number;
}

interface KeptThread {
  readonly name: string;
  readonly folder: string;
  readonly thread: RenderThread;
  troubles: number;
}

/** Milliseconds until a thread that nobody needs any more ends: longer than any page takes. */
const grace = 3000;

/** A thread per package and release: one remote's hang or crash never delays another's page. */
export const createRenderers = (onTrouble: (name: string, what: string) => void): Renderers => {
  const threads = new Map<string, KeptThread>();
  const leaving = new Set<RenderThread>();
  const threadFor = (composed: ComposedRelease, name: string): RenderThread => {
    const shell = composed.folders['shell'];
    const folder = composed.folders[name];
    if (!shell || !folder) throw new RenderError(`The composition holds no server bundle of ${name}.`);
    const key = `${shell} ${folder}`;
    const known = threads.get(key);
    if (known) return known.thread;
    const bundleOf = (part: string): ServerBundle => {
      const bundle = composed.bundles[part];
      if (!bundle) throw new RenderError(`The release of ${part} has no server bundle.`);
      return bundle;
    };
    const thread = createRenderThread({
      shellBundle: bundleOf('shell'),
      remoteBundle: name === 'shell' ? null : bundleOf(name),
      onTrouble: (what) => {
        kept.troubles += 1;
        onTrouble(name, what);
      },
    });
    const kept: KeptThread = { name, folder, thread, troubles: 0 };
    threads.set(key, kept);
    return thread;
  };
  return {
    page: async (composed, remote, input, budget) =>
      threadFor(composed, remote).run<ServerRenderOutput>('render', input, budget),
    frame: async (composed, input, budget) =>
      threadFor(composed, 'shell').run<FrameOutput>('frame', input, budget),
    warm: async (composed, budget) => {
      await Promise.all(Object.keys(composed.bundles).map((name) => threadFor(composed, name).warm(budget)));
    },
    coldOf: (composed) =>
      Object.keys(composed.bundles).filter(
        (name) => name !== 'shell' && !threadFor(composed, name).hasDrawn(),
      ),
    keepOnly(compositions) {
      const wanted = new Set(
        compositions.flatMap(({ folders }) =>
          Object.values(folders).map((folder) => `${folders['shell'] ?? ''} ${folder}`),
        ),
      );
      for (const [key, { thread }] of threads) {
        if (wanted.has(key)) continue;
        threads.delete(key);
        leaving.add(thread);
        setTimeout(() => {
          leaving.delete(thread);
          void thread.close();
        }, grace).unref();
      }
    },
    health: () =>
      [...threads.values()].map(({ name, folder, thread, troubles }) => ({
        ...{ name, folder, troubles },
        state: thread.isRunning() ? ('running' as const) : ('asleep' as const),
      })),
    close: async () => {
      const all = [...[...threads.values()].map(({ thread }) => thread), ...leaving];
      threads.clear();
      await Promise.all(all.map((thread) => thread.close()));
    },
  };
};
