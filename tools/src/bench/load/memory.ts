/** Memory of a gateway at one time, in bytes. */
export interface MemorySample {
  /** Seconds since the start of the load. */
  readonly at: number;
  /** Whole process. */
  readonly resident: number;
  /** Used by JavaScript objects, with garbage that is not collected yet. */
  readonly heap: number;
  /** Buffers outside of the heap. */
  readonly external: number;
}

const valueOf = (text: string, name: string): number => {
  const found = new RegExp(`^${name} ([0-9.e+]+)$`, 'm').exec(text)?.[1];
  if (found === undefined) throw new Error(`/api/metrics of the gateway has no ${name}.`);
  return Number(found);
};

/** Reads `/api/metrics`. */
export const readMemory = (text: string, at: number): MemorySample => ({
  at,
  resident: valueOf(text, 'process_resident_memory_bytes'),
  heap: valueOf(text, 'nodejs_heap_size_used_bytes'),
  external: valueOf(text, 'nodejs_external_memory_bytes'),
});

/** Growth in bytes an hour: the slope of the straight line with the smallest squares. */
export const growthOf = (points: readonly { readonly at: number; readonly bytes: number }[]): number => {
  const count = points.length;
  if (count < 2) return 0;
  const meanAt = points.reduce((sum, { at }) => sum + at, 0) / count;
  const meanBytes = points.reduce((sum, { bytes }) => sum + bytes, 0) / count;
  const spread = points.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
  const common = points.reduce((sum, { at, bytes }) => sum + (at - meanAt) * (bytes - meanBytes), 0);
  return spread === 0 ? 0 : (common / spread) * 3600;
};

/** The smallest heap of each minute: what is left when garbage is collected. */
export const keptHeap = (
  samples: readonly MemorySample[],
): readonly { readonly at: number; readonly bytes: number }[] => {
  const least = new Map<number, { at: number; bytes: number }>();
  for (const { at, heap } of samples) {
    const minute = Math.floor(at / 60);
    if (heap < (least.get(minute)?.bytes ?? Infinity)) least.set(minute, { at, bytes: heap });
  }
  return [...least.values()];
};
