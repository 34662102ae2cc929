/** Runs `show` once the code is loaded. Returns a function that cancels or removes what is shown. */
export const whenLoaded = <T>(loaded: Promise<T>, show: (code: T) => () => void): (() => void) => {
  let isGone = false;
  let remove: () => void = () => undefined;
  void loaded.then((code) => {
    if (!isGone) remove = show(code);
  });
  return () => {
    isGone = true;
    remove();
  };
};
