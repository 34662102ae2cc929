import { useState } from 'react';
import { useApi, useHost, useNow, type ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';
import { keepWork, readWork } from '../editing/kept-work';
import { problemsOf, toBody, type FormProblem, type FormState } from './experiment-form';
import { saveExperiment } from './experiments.client';

const workName = 'experiment';

const isForm = (value: unknown): value is FormState =>
  typeof value === 'object' && value !== null && 'uuid' in value && 'shares' in value;

/** The form that is open, or null. It is kept for this tab, so that a reload or a failing network loses nothing. */
export const useExperimentForm = (onSaved: () => void) => {
  const api = useApi<Names>();
  const { storage } = useHost<Names>();
  const now = useNow();
  const [form, setForm] = useState<FormState | null>(() => {
    const kept = readWork(storage, workName)?.body;
    return isForm(kept) ? kept : null;
  });
  const [state, setState] = useState({
    isBusy: false,
    problems: [] as readonly FormProblem[],
    failure: null as ApiError | null,
  });
  const change = (next: FormState | null): void => {
    setForm(next);
    keepWork(storage, workName, next && { body: { ...next } as never, base: next.base });
  };
  const open = (next: FormState | null): void => {
    change(next);
    setState({ isBusy: false, problems: [], failure: null });
  };
  const save = async (): Promise<void> => {
    if (!form || state.isBusy) return;
    const problems = problemsOf(form, now);
    setState({ isBusy: problems.length === 0, problems, failure: null });
    if (problems.length > 0) return;
    const answer = await saveExperiment(api, form.uuid, toBody(form));
    setState({ isBusy: false, problems: [], failure: answer.ok ? null : answer.error });
    if (answer.ok) change(null);
    onSaved();
  };
  return { ...state, form, change, open, save };
};

export type ExperimentForm = ReturnType<typeof useExperimentForm>;
