import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);
const year = 31_536_000;

const fontFolders = ['figtree', 'fraunces'].map((family) =>
  join(dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), 'files'),
);

const icon = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1F4D3D"/>',
  '<path d="M7 25h7c5 0 6-4 3-7s-1-8 5-8h3" fill="none" stroke="#F4D9AE" stroke-width="3.2" stroke-linecap="round"/></svg>',
].join('');

/** Files of releases and fonts: immutable, so that a tab opened long ago finishes its journey. */
export const registerStaticFiles = (app: FastifyInstance, releasesDir: string): void => {
  const immutable = {
    index: false,
    maxAge: year * 1000,
    immutable: true,
    wildcard: true,
    decorateReply: false,
  } as const;
  void app.register(fastifyStatic, {
    ...immutable,
    root: releasesDir,
    preCompressed: true,
    prefix: '/_r/',
    // Server bundles and tables are no business of browsers.
    allowedPath: (path) => path.endsWith('.js'),
  });
  void app.register(fastifyStatic, {
    ...immutable,
    root: fontFolders,
    prefix: '/_shell/fonts/',
  });
  app.get('/_shell/icon.svg', (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', `public, max-age=${year}`).send(icon),
  );
  app.get('/favicon.ico', (_, reply) => reply.redirect('/_shell/icon.svg', 302));
};
