import type { FastifyInstance } from 'fastify';
import type { TrustDocument } from '@detour/shared-releases/trust';
import type { OpenStores } from '@detour/shared-releases/stores';
import type { CompositionSource } from '../composition/composition-source';
import type { GatewayLink } from '../http/proxy/gateway-link';
import { createHostTable } from '../page/sites';
import type { ShellConfig } from '../settings/config';
import type { ShellSecrets } from '../settings/secrets';
import { createPreviewLink, registerPreviewLinks } from './team-previews';
import { registerTeamRoutes } from './team-routes';

interface TeamsOptions {
  readonly config: ShellConfig;
  readonly stores: OpenStores;
  readonly secrets: ShellSecrets;
  readonly compositions: CompositionSource;
  readonly gateway: GatewayLink;
  readonly trust: () => TrustDocument;
  now(): number;
}

/** Milliseconds. */
const gatewayPatience = 3000;

/** Takes releases of teams in repositories of their own, unless `TEAM_RELEASES` is off. */
export const openTeams = (app: FastifyInstance, options: TeamsOptions): void => {
  const { config, stores, secrets, compositions, gateway, trust, now } = options;
  if (!config.teamReleases) return;
  const { channel, secure } = config;
  const previews = { compositions, secret: secrets.signingSecret, channel, secure, now };
  registerPreviewLinks(app, previews);
  registerTeamRoutes(app, {
    trust,
    hostOf: createHostTable(config),
    now,
    production: stores.settings.production,
    releases: stores.releases,
    channels: stores.channels,
    preview: createPreviewLink(previews),
    async gatewayContract() {
      const signal = AbortSignal.timeout(gatewayPatience);
      const answer = await gateway.fetch('/api/contract', { signal }).catch(() => null);
      return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
  });
};
