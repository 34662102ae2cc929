import type { ReactNode } from 'react';
import { useChunk, type Chunk } from '../foundation/lazy-chunk';
import { ErrorBlock } from './ErrorBlock';

export interface LazyPartProps<T> {
  /** Code of the part. It starts to load when the part is rendered, unless it was preloaded. */
  chunk: Chunk<T>;
  /** "These filters could not be loaded." Without it, a failed part stays the one that loads. */
  failed: string | undefined;
  /** "Try again" */
  retryLabel: string | undefined;
  /** Shown while the code loads. */
  waiting: ReactNode;
  /** CSS length of the error, so that nothing below it moves. */
  minHeight?: string | undefined;
  /** The part, from the loaded module. */
  children: (code: T) => ReactNode;
}

/** A part that a page shows only after a touch. Its code is a chunk of its own; a failed load has a retry. */
export const LazyPart = <T,>({
  chunk,
  failed,
  retryLabel,
  waiting,
  minHeight,
  children,
}: LazyPartProps<T>) => {
  const { value, failed: hasFailed } = useChunk(chunk, true);
  if (value) return children(value);
  if (!hasFailed || !failed) return waiting;
  return (
    <ErrorBlock
      message={failed}
      retryLabel={retryLabel}
      onRetry={() => void chunk.load()}
      minHeight={minHeight}
    />
  );
};
