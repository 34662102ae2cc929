import type { CancellationStep } from './stay';

/**
 * A third of the flexible stays, chosen by their id, give half of the price back after their free days: until a third of these days
 * before check-in, at least one day. Others have the free step only.
 */
export const cancellationStepsOf = (id: string, freeDays: number): readonly CancellationStep[] | null =>
  freeDays >= 2 && Number(id) % 3 === 0
    ? [
        { days: freeDays, percent: 100 },
        { days: Math.max(1, Math.floor(freeDays / 3)), percent: 50 },
      ]
    : null;
