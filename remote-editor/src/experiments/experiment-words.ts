import type { ApiError } from '@detour/remote-kit';
import type { Text, TextId } from '../text';
import { failureText } from '../words/failure-words';

const names: Readonly<Record<string, TextId>> = {
  'search-dates': 'experiments.searchDates',
  'new-filters': 'experiments.newFilters',
  'results-promises': 'experiments.resultsPromises',
  'box-migration': 'experiments.boxMigration',
};

const arms: Readonly<Record<string, TextId>> = {
  control: 'experiments.armControl',
  forced: 'experiments.armForced',
  suggested: 'experiments.armSuggested',
  dropdowns: 'experiments.armDropdowns',
  'reduced-thematics': 'experiments.armReduced',
  'all-thematics': 'experiments.armAll',
  hidden: 'experiments.armHidden',
  shown: 'experiments.armShown',
  'own-pages': 'experiments.armOwnPages',
  'gift-shop': 'experiments.armGiftShop',
};

/** What an experiment compares. One that this release does not know yet keeps its technical name. */
export const experimentName = (name: string, text: Text): string => (names[name] ? text(names[name]) : name);

export const armName = (name: string, text: Text): string => (arms[name] ? text(arms[name]) : name);

const byCode: Readonly<Record<string, TextId>> = {
  EXPERIMENT_CONFLICT: 'experiments.failConflict',
  EXPERIMENT_INVALID: 'experiments.failInvalid',
  EXPERIMENT_STATE: 'experiments.failConflict',
  EXPERIMENT_BUSY: 'experiments.failBusy',
  EXPERIMENT_FLAGS: 'experiments.failFlags',
};

export const experimentFailure = (error: ApiError, text: Text): string => {
  const own = error.code === undefined ? undefined : byCode[error.code];
  return own ? text(own) : failureText(error, text);
};
