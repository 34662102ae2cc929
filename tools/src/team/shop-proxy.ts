import { createServer, request as plainRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { request as tlsRequest } from 'node:https';

/** The cookie of the shown preview: `name=value`. */
export interface ShownCookie {
  current: string;
}

/** Headers for the shop: its own host, and the preview's cookie instead of an earlier one. */
const toShop = (headers: IncomingHttpHeaders, shop: URL, { current }: ShownCookie): IncomingHttpHeaders => {
  const [name] = current.split('=');
  const others = (headers.cookie ?? '')
    .split('; ')
    .filter((one) => one !== '' && !one.startsWith(`${name}=`));
  return {
    ...headers,
    host: shop.host,
    cookie: [...others, current].join('; '),
    // The shop accepts forms and calls of its own pages only.
    ...(headers.origin !== undefined && { origin: shop.origin }),
    ...(headers.referer !== undefined && { referer: shop.origin }),
  };
};

/** Keeps redirects of the shop on this address. */
const toBrowser = (headers: IncomingHttpHeaders, shop: URL): IncomingHttpHeaders => ({
  ...headers,
  ...(headers.location?.startsWith(shop.origin) && { location: headers.location.slice(shop.origin.length) }),
});

/**
 * Serves the shop on an address of this machine, with a preview of the newest build: the shop renders it like any release, on the server
 * too. Passes everything else on unchanged.
 */
export const createShopProxy = (address: string, shown: ShownCookie): Server => {
  const shop = new URL(address);
  const send = shop.protocol === 'https:' ? tlsRequest : plainRequest;
  return createServer((incoming, outgoing) => {
    const call = send(
      new URL(incoming.url ?? '/', shop),
      { method: incoming.method ?? 'GET', headers: toShop(incoming.headers, shop, shown) },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, toBrowser(answer.headers, shop));
        answer.pipe(outgoing);
      },
    );
    call.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else
        outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`${shop.origin}: ${error.message}\n`);
    });
    incoming.pipe(call);
  });
};
