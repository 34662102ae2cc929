import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs `early.js`, which is inline in the head of each page, in the present document. It leaves no listener there, because suites of a
 * group share the document; `parsed` is what it does when the document is parsed.
 */
export const runEarly = (): { readonly parsed: () => void } => {
  const waiting: (() => void)[] = [];
  const listen = jest.spyOn(document, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'readystatechange') waiting.push(listener as () => void);
  });
  // oxlint-disable-next-line no-new-func -- a script of the document, which exports nothing
  new Function(readFileSync(join(__dirname, 'early.js'), 'utf8'))();
  listen.mockRestore();
  return { parsed: () => waiting.forEach((act) => act()) };
};

/** What the browser says of this visit: `navigate`, `reload` or `back_forward`. Returns its undoing. */
export const arriveBy = (type: string): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(performance, 'getEntriesByType');
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
  return () => {
    if (before) Object.defineProperty(performance, 'getEntriesByType', before);
    else Reflect.deleteProperty(performance, 'getEntriesByType');
  };
};
