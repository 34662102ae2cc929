/** Age (ms) from which a value is checked again. */
const checkMs = 250;

export interface CheckedMemory<T> {
  /** The value, checked when its last check is older than 250 ms. Rejects only while none was ever read. */
  fresh(): Promise<T>;
  /** The value, checked now. */
  check(): Promise<T>;
  /** The value as last read. Null before the first reading. */
  last(): T | null;
  /** The next reader checks. */
  forget(): void;
}

interface CheckedMemoryOptions<T> {
  /** Reads the value. Gets the one before, and returns it when one cheap query says that it is current. */
  read(before: T | null): Promise<T>;
  /** Milliseconds of a clock that only moves forward. */
  readonly elapsed?: (() => number) | undefined;
}

/**
 * Keeps what a table says in memory. A reader that comes later than `checkMs` after the last check waits for the check, and simultaneous
 * readers for the same one. While the database does not respond, the value that was read last stays.
 */
export const createCheckedMemory = <T>({
  read,
  elapsed = () => performance.now(),
}: CheckedMemoryOptions<T>): CheckedMemory<T> => {
  let known: { readonly value: T; readonly checkedAt: number } | null = null;
  let reading: Promise<T> | null = null;
  const readAgain = async (): Promise<T> => {
    const before = known;
    // Before the query, so that a change during it is found by the next check.
    const startedAt = elapsed();
    try {
      known = { value: await read(before?.value ?? null), checkedAt: startedAt };
    } catch (error) {
      if (!before) throw error;
      known = { ...before, checkedAt: elapsed() };
    }
    return known.value;
  };
  const check = (): Promise<T> => {
    reading ??= readAgain().finally(() => (reading = null));
    return reading;
  };
  return {
    check,
    fresh: () => (known && elapsed() - known.checkedAt < checkMs ? Promise.resolve(known.value) : check()),
    last: () => known?.value ?? null,
    forget: () => void (known &&= { ...known, checkedAt: -Infinity }),
  };
};
