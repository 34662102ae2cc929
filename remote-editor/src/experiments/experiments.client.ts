import {
  careExperimentsCall,
  moveExperimentCall,
  saveExperimentCall,
  type ChangedExperiment,
  type ExperimentList,
  type MoveExperiment,
  type SaveExperiment,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import {
  careExperimentsValidator,
  moveExperimentValidator,
  saveExperimentValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

type Changed = Promise<Result<ChangedExperiment, ApiError>>;

export const loadExperiments = (
  api: Api<Names>,
  signal: AbortSignal,
): Promise<Result<ExperimentList, ApiError>> =>
  api.request(careExperimentsCall, careExperimentsValidator, { signal });

export const saveExperiment = (api: Api<Names>, uuid: string, body: SaveExperiment): Changed =>
  api.request(saveExperimentCall, saveExperimentValidator, { params: { uuid }, body });

export const moveExperiment = (api: Api<Names>, uuid: string, body: MoveExperiment): Changed =>
  api.request(moveExperimentCall, moveExperimentValidator, { params: { uuid }, body });
