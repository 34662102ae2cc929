import { useEffect } from 'react';
import type { EventPayload } from '@detour/shared-contracts/events';
import { useHost } from '@detour/remote-kit';
import type { Names } from '../contract';

type Experiment = EventPayload<'search.variant-used@1'>['experiment'];

/** Says that the visitor sees what an experiment varies, in whichever arm. The shell counts it with consent only. @spec FLAG-021 */
export const useVariantUsed = (experiment: Experiment): void => {
  const { bus } = useHost<Names>();
  useEffect(() => bus.emit('search.variant-used@1', { experiment }), [bus, experiment]);
};
