import type { Draft } from './hostile-requests.fixture';

/** Serialises a request for its own connection. Names and values are Latin-1, as Node reads them. */
export const writeRequest = ({ method, path, query, headers, body }: Draft): Buffer => {
  const has = (name: string): boolean => headers.some(([given]) => given === name);
  const lines = [
    `${method} ${(path + (query === '' ? '' : `?${query}`)).replace(/[\r\n]/g, '')} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value.replace(/[\r\n]/g, '').replace(/[^\0-\xff]/g, '?')}`),
    ...(body === null || has('content-length') || has('transfer-encoding')
      ? []
      : [`content-length: ${body.length}`]),
    ...(has('connection') ? [] : ['connection: close']),
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return body === null ? head : Buffer.concat([head, body]);
};
