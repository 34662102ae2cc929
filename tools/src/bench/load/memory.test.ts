import { growthOf, keptHeap, readMemory } from './memory';

const text = `# HELP nodejs_heap_size_used_bytes x
nodejs_heap_size_used_bytes 1000
process_resident_memory_bytes 2.5e+8
nodejs_external_memory_bytes 30
`;

describe('the memory of a soak', () => {
  it('is read from the metrics of a gateway, and missing metrics are named', () => {
    expect(readMemory(text, 7)).toEqual({ at: 7, resident: 2.5e8, heap: 1000, external: 30 });
    expect(() => readMemory('', 0)).toThrow('process_resident_memory_bytes');
  });

  it.each([
    ['a line', [0, 10, 20, 30].map((at) => ({ at, bytes: 5 + 2 * at })), 7200],
    ['a constant', [0, 10, 20].map((at) => ({ at, bytes: 5 })), 0],
    ['noise around a constant', [0, 1, 2, 3].map((at) => ({ at, bytes: at % 3 === 0 ? 4 : 6 })), 0],
    ['one sample', [{ at: 3, bytes: 9 }], 0],
  ])('grows by its slope in bytes an hour: %s', (_name, points, growth) => {
    expect(growthOf(points)).toBeCloseTo(growth);
  });

  it('is the smallest heap of each minute', () => {
    const heaps = [9, 4, 7, 8, 6].map((heap, index) => ({ at: index * 30, heap, resident: 0, external: 0 }));
    expect(keptHeap(heaps)).toEqual([
      { at: 30, bytes: 4 },
      { at: 60, bytes: 7 },
      { at: 120, bytes: 6 },
    ]);
  });
});
