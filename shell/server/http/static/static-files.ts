import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isPackageName } from '@detour/shared-releases/base';
import { isReleasePath, isVersion } from '@detour/shared-releases/release';
import type { VerifiedReleases } from '../../composition/releases/verified-releases';

const year = 31_536_000;

/** `shared-ui/build/fonts` writes it. */
const fontFolder = fileURLToPath(new URL('../../../../shared-ui/generated/fonts', import.meta.url));

const icon = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1F4D3D"/>',
  '<path d="M7 25h7c5 0 6-4 3-7s-1-8 5-8h3" fill="none" stroke="#F4D9AE" stroke-width="3.2" stroke-linecap="round"/></svg>',
].join('');

const immutable = { index: false, maxAge: year * 1000, immutable: true } as const;

/** Scripts of any published, signed and unchanged release, live or not, so that old tabs keep working. */
const registerReleaseFiles = (app: FastifyInstance, verified: VerifiedReleases): void => {
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/_r/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params;
      // Browsers get no server bundles or tables. Files missing from the table do not exist.
      const isPublic =
        isPackageName(name) && isVersion(version) && isReleasePath(file) && file.endsWith('.js');
      const release = isPublic ? await verified.open({ name, version }) : null;
      if (!release?.ok || !Object.hasOwn(release.value.table.files, file))
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('404');
      return reply.sendFile(file, release.value.folder, immutable);
    },
  );
};

/** Immutable files of releases and fonts. */
export const registerStaticFiles = (
  app: FastifyInstance,
  verified: VerifiedReleases,
  releasesDir: string,
): void => {
  void app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: releasesDir, serve: false, preCompressed: true });
    registerReleaseFiles(scope, verified);
  });
  void app.register(fastifyStatic, {
    ...immutable,
    wildcard: true,
    decorateReply: false,
    root: fontFolder,
    prefix: '/_shell/fonts/',
  });
  app.get('/_shell/icon.svg', (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', `public, max-age=${year}`).send(icon),
  );
  app.get('/favicon.ico', (_, reply) => reply.redirect('/_shell/icon.svg', 302));
};
