import type { ServerRenderInput, ServerRenderOutput } from '@detour/shared-contracts/mount';
import type { ComposedRelease } from '../../composition/composed-release';
import type { Renderers } from '../../rendering/renderers';
import { RenderError } from '../../rendering/sandbox';
import type { ShellConfig } from '../../settings/config';
import type { PageRequest } from '../page-request';

/** Rendered item, for metrics. */
export interface PagePart {
  readonly remote: string;
  readonly release: string;
  /** Seconds. */
  readonly took: number;
}

/** Reason why a page is sent without a part: `late` is caused by load, `lost` by the release. */
interface PartLoss {
  readonly code: 'late' | 'lost';
  /** For the log. */
  readonly reason: string;
}

export interface RemotePartDeps {
  readonly config: Pick<ShellConfig, 'gatewayOrigin'>;
  readonly renderers: Pick<Renderers, 'page'>;
  now(): number;
  onPartDrawn(part: PagePart): void;
  onPartLost(request: PageRequest, part: PagePart, loss: PartLoss): void;
}

type OwnedRoute = PageRequest['route'] & {
  readonly remote: Exclude<PageRequest['route']['remote'], 'shell'>;
};

const isOwnedByRemote = (route: PageRequest['route']): route is OwnedRoute => route.remote !== 'shell';

/** Renders the remote's part of a page within the request's deadline. Null when it is the shell's page, late or lost. */
export const createRemotePart = ({ config, renderers, now, onPartDrawn, onPartLost }: RemotePartDeps) => {
  const inputOf = (
    { site, path, search, requestId }: PageRequest,
    route: OwnedRoute,
    composed: ComposedRelease,
    version: string,
  ): ServerRenderInput => ({
    site,
    route,
    location: { path, search, hash: '', key: 'server', state: null },
    now: now(),
    release: { remote: route.remote, version, compositionId: composed.composition.id },
    identifierPrefix: `${route.remote}-`,
    gatewayOrigin: config.gatewayOrigin,
    requestId,
    messages: composed.messages(route.remote, site.locale),
  });

  return async (request: PageRequest, composed: ComposedRelease): Promise<ServerRenderOutput | null> => {
    const { route } = request;
    if (!isOwnedByRemote(route)) return null;
    const { remote } = route;
    const release = composed.composition.remotes[remote];
    const began = now();
    const part = (): PagePart => ({
      remote,
      release: release?.version ?? 'none',
      took: (now() - began) / 1000,
    });
    try {
      if (!release) throw new Error('no release');
      const budget = Math.max(1, request.deadline - now());
      const input = inputOf(request, route, composed, release.version);
      const output = await renderers.page(composed, remote, input, budget);
      onPartDrawn(part());
      return output;
    } catch (error) {
      onPartLost(request, part(), {
        code: error instanceof RenderError ? error.code : 'lost',
        reason: String((error as Error).message),
      });
      return null;
    }
  };
};
