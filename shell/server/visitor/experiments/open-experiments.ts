import type { FastifyInstance } from 'fastify';
import {
  createExperimentSource,
  type ExperimentSource,
  type ExperimentSourceOptions,
} from './experiment-source';

/** Follows the experiments of the gateway while the server runs. */
export const openExperiments = (app: FastifyInstance, options: ExperimentSourceOptions): ExperimentSource => {
  const source = createExperimentSource(options);
  app.addHook('onReady', async () => source.start());
  app.addHook('onClose', async () => source.close());
  return source;
};
