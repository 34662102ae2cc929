/** Runs at an idle moment, after `longest` ms at the latest. */
export const whenIdle = (run: () => void, longest: number): void => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: longest });
  else setTimeout(run, 200);
};
