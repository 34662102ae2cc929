import { yieldToMain } from '@detour/shared-ui';
import { timeEvaluation } from './navigation/ahead/slow-device';

/**
 * Evaluates the shell's code in three tasks: the federation's runtime with this file, React, the shell. In one task a slow phone would
 * answer no touch for a fifth of a second.
 */
const start = async (): Promise<void> => {
  await yieldToMain();
  await timeEvaluation(() => import(/* webpackMode: "eager" */ 'react-dom/client'));
  await yieldToMain();
  const { createShell } = await import(/* webpackMode: "eager" */ './shell');
  await createShell();
};

void start();
