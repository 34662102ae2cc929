/** Milliseconds. React's evaluation takes 11 to 22 on the build machine, 23 to 33 on a device half as fast, 29 to 51 on one four times slower. */
const slowEvaluation = 35;

let evaluation = 0;

/** Times the evaluation of React: the same work in each document, so its time tells how fast the device is. */
export const timeEvaluation = async (evaluate: () => Promise<unknown>): Promise<void> => {
  const began = performance.now();
  await evaluate();
  evaluation = performance.now() - began;
};

/** An animation before the next page would take longer than it is seen. */
export const isSlowDevice = (): boolean => evaluation >= slowEvaluation;
