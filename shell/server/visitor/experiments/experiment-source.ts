import { flagsCall, type FlagsResponse, type RunningExperiments } from '@detour/shared-contracts/api';
import { cookieNameOf, visitorCookie, visitorForm } from '@detour/shared-contracts/platform';
import { createVisitorFlags, type watchFlagd } from '@detour/shared-contracts/visitor-flags';
import type { Locale } from '@detour/shared-contracts/sites';
import { ownCall } from '../../../src/contract';
import { askAgain, type AskedAgain } from '../../http/ask-again';
import type { GatewayLink } from '../../http/proxy/gateway-link';
import type { ShellConfig } from '../../settings/config';

/** What a document has for its visitor. */
export interface Assignment {
  readonly flags: ShellConfig['flags'];
  /** By experiment. Null while none runs in the locale; empty for a visitor without consent. */
  readonly arms: Readonly<Record<string, string>> | null;
}

export interface ExperimentSource extends AskedAgain {
  /** Decides the arms of a request by its cookies. @spec FLAG-021 */
  of(cookies: Readonly<Record<string, string | undefined>>, locale: Locale): Promise<Assignment>;
}

export interface ExperimentSourceOptions {
  readonly gateway: Pick<GatewayLink, 'fetch'>;
  readonly config: Pick<ShellConfig, 'flags' | 'secure'> & Partial<Pick<ShellConfig, 'flagdOrigin'>>;
  /** Learns who chose each arm. */
  readonly observeFlagd?: ReturnType<typeof watchFlagd>;
  /** Milliseconds between two questions. */
  readonly pause?: number;
}

/** With the 250 ms that a gateway may be behind, a change is known within a second. */
const defaultPause = 400;

/** So many answers in a row with a lower revision mean another database, such as a restored one, and not a gateway that is behind. */
const lowerInRow = 10;

const read = async (gateway: Pick<GatewayLink, 'fetch'>): Promise<RunningExperiments | null> => {
  const answer = await gateway.fetch(`${ownCall(flagsCall).path}?locale=fr_FR`, {
    signal: AbortSignal.timeout(2000),
  });
  // An older gateway does not name what runs: then nothing does.
  return answer.ok ? (((await answer.json()) as FlagsResponse).running ?? null) : null;
};

const none: RunningExperiments = { revision: 0, experiments: [] };

/** Follows the experiments of the gateway. Without an answer, what is known stays. */
export const createExperimentSource = ({
  gateway,
  config,
  observeFlagd,
  pause = defaultPause,
}: ExperimentSourceOptions): ExperimentSource => {
  const cookie = cookieNameOf(visitorCookie, config.secure);
  let known = none;
  let lower = 0;
  const visitors = createVisitorFlags({
    flags: config.flags,
    running: () => known.experiments,
    flagd: config.flagdOrigin ? { origin: config.flagdOrigin, observe: observeFlagd } : null,
  });
  const ask = async (): Promise<void> => {
    const next = await read(gateway).catch(() => null);
    lower = next && next.revision < known.revision ? lower + 1 : 0;
    if (next && (lower === 0 || lower > lowerInRow)) known = next;
  };
  return {
    async of(cookies, locale) {
      const runs = known.experiments.some(({ locales }) => locales.includes(locale));
      if (!runs) return { flags: config.flags, arms: null };
      const value = cookies[cookie] ?? '';
      return visitors.of(visitorForm.test(value) ? value : null, locale);
    },
    ...askAgain(ask, pause),
  };
};
