import { join } from 'node:path';
import type { RemoteName, ServerRenderInput, ServerRenderOutput } from '@detour/shared-contracts';
import type { FrameInput, FrameOutput } from '../src/frame.server';
import type { ComposedRelease } from './composition';
import { createRenderThread, RenderError, type RenderThread } from './render-thread';

export interface Renderers {
  page(
    composed: ComposedRelease,
    remote: RemoteName,
    input: ServerRenderInput,
    budget: number,
  ): Promise<ServerRenderOutput>;
  frame(composed: ComposedRelease, input: FrameInput, budget: number): Promise<FrameOutput>;
  /** Reads every bundle of a composition before the first visitor asks. */
  warm(composed: ComposedRelease): Promise<void>;
  /** Ends threads of releases that no composition uses any more. */
  keepOnly(composed: ComposedRelease): void;
  close(): Promise<void>;
}

/** Milliseconds that the start waits for all threads. */
const warmBudget = 8000;

/** A thread per package and release: one remote's hang or crash never delays another's page. */
export const createRenderers = (onTrouble: (name: string, what: string) => void): Renderers => {
  const threads = new Map<string, RenderThread>();
  const bundleOf = (folder: string): string => join(folder, 'server.cjs');
  const threadFor = (composed: ComposedRelease, name: string): RenderThread => {
    const shell = composed.folders['shell'];
    const folder = composed.folders[name];
    if (!shell || !folder) throw new RenderError(`The composition holds no server bundle of ${name}.`);
    const key = `${shell} ${folder}`;
    const known = threads.get(key);
    if (known) return known;
    const thread = createRenderThread({
      shellBundle: bundleOf(shell),
      remoteBundle: name === 'shell' ? null : bundleOf(folder),
      onTrouble: (what) => onTrouble(name, what),
    });
    threads.set(key, thread);
    return thread;
  };
  return {
    page: async (composed, remote, input, budget) =>
      threadFor(composed, remote).run<ServerRenderOutput>('render', input, budget),
    frame: async (composed, input, budget) =>
      threadFor(composed, 'shell').run<FrameOutput>('frame', input, budget),
    warm: async (composed) => {
      await Promise.all(
        Object.keys(composed.folders).map((name) => threadFor(composed, name).warm(warmBudget)),
      );
    },
    keepOnly(composed) {
      const shell = composed.folders['shell'] ?? '';
      const wanted = new Set(Object.values(composed.folders).map((folder) => `${shell} ${folder}`));
      for (const [key, thread] of threads) {
        if (wanted.has(key)) continue;
        threads.delete(key);
        void thread.close();
      }
    },
    close: async () => {
      await Promise.all([...threads.values()].map((thread) => thread.close()));
      threads.clear();
    },
  };
};
