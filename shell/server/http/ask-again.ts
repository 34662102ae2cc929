/** A question to the gateway that is asked again and again. */
export interface AskedAgain {
  /** Asks until `close`. */
  start(): void;
  close(): void;
}

/** Asks, and again `pause` milliseconds after each answer. `ask` handles its own failures. */
export const askAgain = (ask: () => Promise<void>, pause: number): AskedAgain => {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const turn = async (): Promise<void> => {
    await ask();
    if (!closed) timer = setTimeout(() => void turn(), pause).unref();
  };
  return {
    start: () => void turn(),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
};
