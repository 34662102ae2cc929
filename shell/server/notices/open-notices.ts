import type { FastifyInstance } from 'fastify';
import type { ChannelStore } from '@detour/shared-releases/channel';
import type { Coordination } from '@detour/shared-releases/coordination';
import type { TeamOf } from '../alerts/team-of';
import type { CompositionSource } from '../composition/composition-source';
import type { ShellConfig } from '../settings/config';
import { createNotify } from './notify-changes';
import { createMailSender } from './send-mail';
import { createWebhookSender } from './send-webhook';

interface NoticesOptions {
  readonly config: Pick<
    ShellConfig,
    | 'releaseWebhook'
    | 'releaseWebhookSecrets'
    | 'releaseWebhookPrivate'
    | 'releaseMailUrl'
    | 'releaseMailFrom'
    | 'releaseMailTo'
  >;
  readonly stores: { readonly channels: ChannelStore };
  readonly coordination: Coordination;
  readonly compositions: Pick<CompositionSource, 'live'>;
  readonly teamOf: TeamOf;
}

/** Interval (ms) between two looks for new revisions. */
const lookPause = 1000;

/** Tells receivers about every change of the channel, while the server listens. Does nothing without a receiver. */
export const openNotices = (app: FastifyInstance, options: NoticesOptions): void => {
  const { config, stores, coordination, compositions, teamOf } = options;
  const webhook =
    config.releaseWebhook === null
      ? null
      : createWebhookSender({
          address: config.releaseWebhook,
          secrets: config.releaseWebhookSecrets,
          allowPrivate: config.releaseWebhookPrivate,
        });
  const mail =
    config.releaseMailUrl === null
      ? null
      : createMailSender({
          url: config.releaseMailUrl,
          from: config.releaseMailFrom,
          to: config.releaseMailTo,
        });
  if (!webhook && !mail) return;
  const notify = createNotify({
    channels: stores.channels,
    coordination,
    newest: () => compositions.live().document,
    teamOf(name) {
      const { version, previous } = compositions.live().releases[name] ?? {};
      const versions = [version, previous].filter((one) => typeof one === 'string');
      return teamOf(versions.map((one) => ({ name, version: one })));
    },
    async send(notice) {
      const sent = await Promise.all([webhook?.send(notice) ?? true, mail?.(notice) ?? true]);
      return sent.every(Boolean);
    },
    onFailed: ({ id, kind }) => app.log.error({ notice: id, kind }, 'a release notice was not taken'),
  });
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const again = (): void => {
    if (isClosed) return;
    timer = setTimeout(() => {
      notify()
        .catch((error: Error) => app.log.error({ reason: error.message }, 'release notices'))
        .finally(again);
    }, lookPause).unref();
  };
  app.addHook('onListen', async () => again());
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await webhook?.close();
  });
};
