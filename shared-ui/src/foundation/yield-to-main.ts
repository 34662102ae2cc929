interface Scheduler {
  yield?(): Promise<void>;
}

/** Ends the present task, so that the browser can paint and react to touches before the next step. */
export const yieldToMain = async (): Promise<void> => {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  if (scheduler?.yield) return scheduler.yield();
  await new Promise<void>((resolve) => setTimeout(resolve, 0));
};
