import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Result } from '@detour/shared-contracts/base';
import { isPackageName, type Refusal } from '@detour/shared-releases/base';
import { printStoredRevision, type ChannelStore } from '@detour/shared-releases/channel';
import {
  isReleasePath,
  isVersion,
  parseReleaseTable,
  printReleaseId,
  signatureFile,
  tableFile,
  type ReleaseId,
  type ReleaseStore,
} from '@detour/shared-releases/release';
import { teamPath } from '@detour/shared-releases/team';
import { createSemaphore } from '../http/limits/semaphore';
import { sendProblem } from '../http/problem';
import type { KnownHost } from '../page/sites';
import { withoutFolders } from '../staff/without-folders';
import { createTeamAccess } from './team-access';
import type { TeamSources } from './team-sources';
import { createRevisionTaker } from './take-revision';
import { takeRelease } from './take-release';

/** Bytes of a sent release: its files with their compressed copies, in base64. The largest of the shop's takes a quarter. */
const bundleLimit = 48 * 1024 * 1024;
/** Bytes of a sent revision: a channel of a thousand packages. */
const revisionLimit = 1024 * 1024;
/** Releases that are received at once, because each is held in memory. */
const received = { atOnce: 2, queue: 8 } as const;

export interface TeamRoutesOptions extends TeamSources {
  readonly releases: ReleaseStore;
  readonly channels: ChannelStore;
  /** The known host that a `Host` header names. */
  readonly hostOf: (header: string | undefined) => Pick<KnownHost, 'origin'> | null;
  /** Preview of a release for the person with this link. Null when it cannot be shown. */
  preview(id: ReleaseId, by: string, host: string): Promise<Result<string, Refusal>>;
  /** The contract of the gateway, or null. */
  gatewayContract(): Promise<Buffer | null>;
}

const sendMissing = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, { status: 404, code: 'NOT_FOUND', title: 'There is nothing of this name' });

const sendRefusal = (reply: FastifyReply, { message }: Refusal): FastifyReply =>
  sendProblem(reply, { status: 422, code: 'RELEASE_REFUSED', title: withoutFolders(message) });

const sendTaken = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, { status: 409, code: 'ALREADY_STORED', title: 'It exists already and never changes' });

interface ReleaseParams {
  readonly name: string;
  readonly version: string;
  readonly '*': string;
}

const idOf = ({ name, version }: Pick<ReleaseParams, 'name' | 'version'>): ReleaseId | null =>
  isPackageName(name) && isVersion(version) ? { name, version } : null;

/** Uncompressed files of a release by its table, which they are checked with; a server or team compresses them again. */
const filesOf = async (releases: ReleaseStore, id: ReleaseId): Promise<readonly string[] | null> => {
  const bytes = await releases.read(id, tableFile);
  const table = bytes && parseReleaseTable(bytes.toString('utf8'));
  return table?.ok ? [tableFile, signatureFile, ...Object.keys(table.value.files)] : null;
};

const registerPreviews = (scope: FastifyInstance, { preview }: TeamRoutesOptions): void => {
  scope.get<{ Params: ReleaseParams; Querystring: { by?: unknown } }>(
    '/previews/:name/:version',
    async ({ params, query, headers, log }, reply) => {
      const id = idOf(params);
      if (!id) return sendMissing(reply);
      const by = typeof query.by === 'string' ? query.by.slice(0, 60) : 'a team';
      const path = await preview(id, by, headers.host ?? '');
      if (!path.ok) return sendRefusal(reply, path.error);
      log.info({ release: printReleaseId(id), by }, 'a team previews a release');
      return reply.send({ path: path.value });
    },
  );
};

const registerReleases = (scope: FastifyInstance, options: TeamRoutesOptions): void => {
  const { releases } = options;
  const places = createSemaphore(received.atOnce, received.queue);
  scope.get<{ Params: Pick<ReleaseParams, 'name'> }>('/releases/:name', async ({ params }, reply) =>
    isPackageName(params.name) ? reply.send(await releases.versions(params.name)) : sendMissing(reply),
  );
  scope.get<{ Params: ReleaseParams }>('/releases/:name/:version', async ({ params }, reply) => {
    const id = idOf(params);
    const files = id && (await filesOf(releases, id));
    return files ? reply.send(files) : sendMissing(reply);
  });
  scope.get<{ Params: ReleaseParams }>('/releases/:name/:version/files/*', async ({ params }, reply) => {
    const id = idOf(params);
    const bytes = id && isReleasePath(params['*']) ? await releases.read(id, params['*']) : null;
    return bytes ? reply.type('application/octet-stream').send(bytes) : sendMissing(reply);
  });
  scope.put<{ Params: ReleaseParams; Body: string }>(
    '/releases/:name/:version',
    {
      bodyLimit: bundleLimit,
      preParsing: async (_, reply, payload) => {
        const place = await places.acquire();
        if (!place) throw Object.assign(new Error('Too many releases are received'), { statusCode: 503 });
        reply.raw.once('close', place);
        return payload;
      },
    },
    async ({ params, body, log }, reply) => {
      const id = idOf(params);
      if (!id) return sendMissing(reply);
      const done = await takeRelease(options, id, body);
      if (!done.ok) return sendRefusal(reply, done.error);
      if (done.value === 'taken') return sendTaken(reply);
      log.info({ release: printReleaseId(id) }, 'a team has published a release');
      return reply.code(201).send({ release: id });
    },
  );
};

interface RevisionParams {
  readonly channel: string;
  readonly revision: string;
}

const registerChannels = (scope: FastifyInstance, options: TeamRoutesOptions): void => {
  const { channels } = options;
  const take = createRevisionTaker(options);
  const numberOf = ({ channel, revision }: RevisionParams): number | null =>
    isPackageName(channel) && /^\d{1,12}$/.test(revision) ? Number(revision) : null;
  scope.get('/channels', async (_, reply) => reply.send(await channels.channels()));
  scope.get<{ Params: RevisionParams }>('/channels/:channel', async ({ params }, reply) =>
    isPackageName(params.channel)
      ? reply.type('application/json').send(String(await channels.latest(params.channel)))
      : sendMissing(reply),
  );
  scope.get<{ Params: RevisionParams }>('/channels/:channel/numbers/:revision', async ({ params }, reply) => {
    const above = numberOf(params);
    return above === null ? sendMissing(reply) : reply.send(await channels.numbers(params.channel, above));
  });
  scope.get<{ Params: RevisionParams }>('/channels/:channel/:revision', async ({ params }, reply) => {
    const revision = numberOf(params);
    const stored = revision === null ? null : await channels.read(params.channel, revision);
    return stored ? reply.type('application/json').send(printStoredRevision(stored)) : sendMissing(reply);
  });
  scope.put<{ Params: RevisionParams; Body: string }>(
    '/channels/:channel/:revision',
    { bodyLimit: revisionLimit },
    async ({ params, body, log }, reply) => {
      const revision = numberOf(params);
      if (revision === null) return sendMissing(reply);
      const done = await take({ channel: params.channel, revision }, body);
      if (!done.ok) return sendRefusal(reply, done.error);
      if (done.value === 'taken') return sendTaken(reply);
      log.info({ channel: params.channel, revision }, 'a team has changed a channel');
      return reply.code(201).send({ revision });
    },
  );
};

/**
 * `/_shell/team`: the stores of the shop for teams that have nothing but a key and an address. Each request is signed; what it writes is
 * verified as if it came from a store (decision 1050).
 */
export const registerTeamRoutes = (app: FastifyInstance, options: TeamRoutesOptions): void => {
  const access = createTeamAccess(options);
  void app.register(
    (scope, _, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) =>
        parsed(null, body),
      );
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const key = access.signer(request, reply);
        if (key === null) return reply;
        request.log = request.log.child({ team: key.owner, key: key.id });
        return undefined;
      });
      scope.addHook('preHandler', async (request, reply) =>
        access.isSignedBody(request, reply) ? undefined : reply,
      );
      scope.get('/trust', async (_request, reply) => reply.send(options.trust()));
      scope.get('/gateway', async (_request, reply) => {
        const contract = await options.gatewayContract();
        return contract ? reply.type('application/json').send(contract) : sendMissing(reply);
      });
      registerReleases(scope, options);
      registerPreviews(scope, options);
      registerChannels(scope, options);
      done();
    },
    { prefix: teamPath },
  );
};
