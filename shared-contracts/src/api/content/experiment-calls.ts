import { define } from '../define-call';
import { NoBody } from './content.schema';
import * as experiment from './experiment.schema';

/** Experiments: calls of staff, which need a session of customer care, and the exposures that browsers report. */
export const experimentCalls = {
  careExperiments: define({
    method: 'GET',
    path: '/api/care/experiments',
    response: experiment.ExperimentList,
    summary: 'Experiments with their state, shares and results',
  }),
  saveExperiment: define({
    method: 'PUT',
    path: '/api/care/experiments/:uuid',
    params: experiment.ExperimentParams,
    body: experiment.SaveExperiment,
    response: experiment.ChangedExperiment,
    summary: 'Create or change an experiment',
  }),
  moveExperiment: define({
    method: 'POST',
    path: '/api/care/experiments/:uuid/state',
    params: experiment.ExperimentParams,
    body: experiment.MoveExperiment,
    response: experiment.ChangedExperiment,
    summary: 'Start, stop, switch off or delete an experiment',
  }),
  noteExposure: define({
    method: 'POST',
    path: '/api/experiments/exposures',
    body: experiment.ExposurePost,
    response: NoBody,
    summary: 'A visitor who agreed to it has used a variant of an experiment',
  }),
} as const;
