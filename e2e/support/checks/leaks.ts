import type { CDPSession, Page } from 'playwright/test';

export interface LeftBehind {
  /** Nodes that the engine keeps, attached or not. */
  readonly nodes: number;
  readonly listeners: number;
  /** Pending timers. */
  readonly timers: number;
  /** Intervals, which never end by themselves. */
  readonly intervals: number;
  readonly styles: number;
  readonly rules: number;
  /** Bytes reachable from scripts after a garbage collection. */
  readonly heap: number;
}

/** Counts timers from the first script on. Call it before the page opens. */
export const countTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    /** Callbacks of open timers, by delay (ms). */
    const open = new Map<number, { readonly ms: number; run(): void }>();
    const endless = new Set<number>();
    const { setTimeout: later, clearTimeout: never, setInterval: often, clearInterval: noMore } = globalThis;
    Object.assign(globalThis, {
      openTimers: open,
      openIntervals: endless,
      setTimeout: (work: () => void, ms?: number, ...rest: unknown[]) => {
        const run = (): void => {
          open.delete(id);
          never(id);
          if (typeof work === 'function') (work as (...values: unknown[]) => void)(...rest);
        };
        const id = Number(later(run, ms));
        open.set(id, { ms: ms ?? 0, run });
        return id;
      },
      setInterval: (work: () => void, ms?: number) => {
        const id = Number(often(work, ms));
        endless.add(id);
        return id;
      },
      clearTimeout: (id: number) => {
        open.delete(id);
        never(id);
      },
      clearInterval: (id: number) => {
        endless.delete(id);
        noMore(id);
      },
    });
  });

const openTimers = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { openTimers: Map<number, unknown> }).openTimers.size);

/** Fires all open timers with this delay (ms). */
export const fireTimers = (page: Page, delay: number): Promise<void> =>
  page.evaluate((ms) => {
    const { openTimers: open } = globalThis as unknown as {
      openTimers: Map<number, { readonly ms: number; run(): void }>;
    };
    for (const timer of [...open.values()]) if (timer.ms === ms) timer.run();
  }, delay);

/** Navigates inside the shop without a page load, like a click on a link. */
export const navigateInside = (page: Page, to: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, to);

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Excludes compiled code, which grows with use, and the engine's notes on network and speed. */
const madeByScripts: ReadonlySet<string> = new Set([
  'array',
  'bigint',
  'closure',
  'concatenated string',
  'number',
  'object',
  'object shape',
  'regexp',
  'sliced string',
  'string',
  'symbol',
]);

const sizeOfObjects = async (engine: CDPSession): Promise<number> => {
  const chunks: string[] = [];
  engine.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await engine.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (madeByScripts.has(types[0][nodes[node + type] ?? -1] ?? '')) bytes += nodes[node + size] ?? 0;
  return bytes;
};

/** Memory of the page after a garbage collection. */
export const countLeft = async (page: Page): Promise<LeftBehind> => {
  const engine = await page.context().newCDPSession(page);
  await engine.send('HeapProfiler.enable');
  for (let pass = 0; pass < 3; pass += 1) await engine.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await engine.send('Memory.getDOMCounters');
  const heap = await sizeOfObjects(engine);
  const inPage = await page.evaluate(() => ({
    intervals: (globalThis as unknown as { openIntervals: Set<number> }).openIntervals.size,
    styles: document.querySelectorAll('style, link[rel="stylesheet"]').length,
    rules: [...document.styleSheets].reduce((total, sheet) => total + sheet.cssRules.length, 0),
  }));
  await engine.detach();
  return { nodes, listeners: jsEventListeners, timers: await openTimers(page), ...inPage, heap };
};
