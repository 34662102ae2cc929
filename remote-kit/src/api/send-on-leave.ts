/**
 * Sends a request when the visitor leaves the page before the code that sends it has loaded. Nobody reads the response, but the
 * browser still stores its cookies. Returns a function that ends the watch.
 */
export const sendOnLeave = (url: string, request: () => RequestInit): (() => void) => {
  if (typeof window === 'undefined') return () => undefined;
  const send = (): void =>
    void fetch(url, { ...request(), keepalive: true, credentials: 'include' }).catch(() => undefined);
  window.addEventListener('pagehide', send, { once: true });
  return () => window.removeEventListener('pagehide', send);
};
