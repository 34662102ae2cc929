import type { PageAnswer, ServerRenderInput, ServerRenderOutput } from '@detour/shared-contracts/mount';
import { inSpan } from '@detour/shared-contracts/tracing';
import type { ComposedRelease } from '../../composition/composed-release';
import type { Renderers } from '../../rendering/renderers';
import { LateRender } from '../../rendering/sandbox';
import type { ShellConfig } from '../../settings/config';
import type { PageRequest } from '../page-request';
import type { AnswerMemory } from './answer-memory';

/** Rendered item, for metrics. */
export interface PagePart {
  readonly remote: string;
  readonly release: string;
  /** Seconds. */
  readonly took: number;
}

/** What is known of the remote's part when the page is sent. */
export interface RemotePart {
  /** Null when it is the shell's page, late or lost. */
  readonly output: ServerRenderOutput | null;
  /** Head and status: of the output, of the part that is late, or of an earlier render of the URL. Null when there is none. */
  readonly answer: PageAnswer | null;
  /** The output that is late. Rejects when it is lost. */
  readonly late?: Promise<ServerRenderOutput>;
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
  readonly answers: AnswerMemory;
  now(): number;
  onPartDrawn(part: PagePart): void;
  onPartLost(request: PageRequest, part: PagePart, loss: PartLoss): void;
}

type OwnedRoute = PageRequest['route'] & {
  readonly remote: Exclude<PageRequest['route']['remote'], 'shell'>;
};

const isOwnedByRemote = (route: PageRequest['route']): route is OwnedRoute => route.remote !== 'shell';

/** Renders the remote's part of a page within the request's deadline. A late or lost part keeps its head if any is known. */
export const createRemotePart = (deps: RemotePartDeps) => {
  const { config, renderers, answers, now, onPartDrawn, onPartLost } = deps;
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

  return async (request: PageRequest, composed: ComposedRelease): Promise<RemotePart> => {
    const { route } = request;
    // Bundles have no visitor's cookies, so a page with drafts is rendered by the editor's browser.
    if (!isOwnedByRemote(route) || request.drafts !== null) return { output: null, answer: null };
    const { remote } = route;
    const release = composed.composition.remotes[remote];
    const began = now();
    const part = (): PagePart => ({
      remote,
      release: release?.version ?? 'none',
      took: (now() - began) / 1000,
    });
    const early: PageAnswer[] = [];
    const onAnswer = (answer: PageAnswer): void => {
      early.push(answer);
      answers.keep(request, answer);
    };
    try {
      if (!release) throw new Error('no release');
      const budget = Math.max(1, request.deadline - now());
      const input = inputOf(request, route, composed, release.version);
      const output = await inSpan(
        `render ${remote}`,
        () => renderers.page(composed, remote, input, { budget, onAnswer }),
        { notes: { 'shop.remote': remote, 'shop.release': release.version } },
      );
      onPartDrawn(part());
      // An older release reports nothing early.
      if (early.length === 0) onAnswer(output);
      return { output, answer: output };
    } catch (error) {
      onPartLost(request, part(), {
        code: error instanceof LateRender ? 'late' : 'lost',
        reason: String((error as Error).message),
      });
      return {
        output: null,
        answer: early.at(-1) ?? answers.of(request),
        ...(error instanceof LateRender && { late: error.work as Promise<ServerRenderOutput> }),
      };
    }
  };
};
