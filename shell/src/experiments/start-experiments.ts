import { cookieNameOf, hasCookie, visitorCookie } from '@detour/shared-contracts/platform';
import type { ShellDocument } from '../boot/open-document';
import type { VisitorEvents } from '../events/start-events';
import { whenIdle } from '../navigation/when-idle';

type Code = typeof import('./visitor-id');

export interface ExperimentOptions {
  readonly document: Pick<ShellDocument, 'page' | 'site'>;
  readonly events: Pick<VisitorEvents, 'consent' | 'own'>;
  readonly load?: () => Promise<Code>;
}

const loadCode = (): Promise<Code> => import(/* webpackChunkName: "experiments" */ './visitor-id');

/** Maximum delay (ms) until an idle moment. */
const longestWait = 3000;

/**
 * Gives a visitor who agreed to statistics a random id while an experiment runs, takes it back with the consent, and reports variants that
 * were used. The server decides the arm, from the next document on. Without consent and without an id nothing loads. @spec FLAG-021
 */
export const startExperiments = ({
  document: {
    page: { arms },
    site,
  },
  events: { consent, own },
  load = loadCode,
}: ExperimentOptions): void => {
  if (site.mode === 'care') return;
  const isSecure = location.protocol === 'https:';
  const name = cookieNameOf(visitorCookie, isSecure);
  const follow = (): void => {
    const allowed = consent.allows('statistics');
    if (hasCookie(document.cookie, name) === allowed || (allowed && !arms)) return;
    void load().then(
      ({ keepVisitor, forgetVisitor }) =>
        // Read again: the answer may have changed meanwhile.
        consent.allows('statistics') ? keepVisitor(name, isSecure) : forgetVisitor(name, isSecure),
      () => undefined,
    );
  };
  whenIdle(follow, longestWait);
  consent.subscribe(follow);
  if (!arms) return;
  const sent = new Set<string>();
  own.on('search.variant-used@1').subscribe(({ experiment }) => {
    const arm = arms[experiment];
    if (arm === undefined || sent.has(experiment) || !consent.allows('statistics')) return;
    sent.add(experiment);
    load().then(
      ({ postExposure }) => postExposure({ experiment, arm }),
      () => void sent.delete(experiment),
    );
  });
};
