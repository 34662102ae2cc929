import { yieldToMain } from '@detour/shared-ui';
import { startAnalytics } from './analytics/start-analytics';
import { openDocument } from './boot/open-document';
import { createCompositionClient } from './composition/composition-client';
import { createRemoteLoader } from './composition/remote-loader';
import { startTools } from './development/start-tools';
import { startExperiments } from './experiments/start-experiments';
import { startEvents } from './events/start-events';
import { createFrameCodeLoader } from './frame/browser/loading/load-frame-code';
import { createPanels } from './frame/browser/panels';
import { createProvide } from './frame/browser/providers';
import { startFrame } from './frame/browser/start-frame';
import { startGuard } from './guard/start-guard';
import { createNavigation } from './navigation/navigation';
import { startPages } from './navigation/start-pages';
import { connectSlots } from './slots/connect-slots';
import { startPageTrace } from './telemetry/start-page-trace';
import { startTelemetry } from './telemetry/start-telemetry';

/**
 * Assembles the shell. Each part receives those above it, and the first page opens when all parts exist. The steps are tasks of
 * their own, because a slow phone needs a tenth of a second for each.
 */
export const createShell = async (): Promise<void> => {
  await yieldToMain();
  const document = openDocument();
  await yieldToMain();
  const { site, page, composition, clock, intl } = document;

  const navigation = createNavigation({ site, route: page.route, clock });
  const telemetry = startTelemetry({ document, navigation });
  const events = startEvents({ document, telemetry });
  const { observer } = telemetry;
  const trace = startPageTrace({ document, observer, consent: events.consent });
  startAnalytics({ document, navigation, events });
  startExperiments({ document, events });

  await yieldToMain();
  const loader = createRemoteLoader(composition, site.locale);
  const provide = createProvide(intl, navigation.openLayer);
  const loadCode = createFrameCodeLoader();
  const panels = createPanels({ site, clock, provide }, loadCode);
  const slots = connectSlots({ document, navigation, telemetry, events, loader, panels });

  const { mountFragment, page: slot } = slots;
  const frame = startFrame({ document, navigation, telemetry, events, mountFragment, provide, loadCode });
  startPages({
    document,
    navigation,
    events,
    observer,
    trace,
    loader,
    slot,
    frame,
    connect: (lifecycle) => createCompositionClient(lifecycle, composition.remotes),
  });
  // After single-spa has put its own functions into the history, and before any remote is evaluated.
  startGuard({ composition, reporter: telemetry.reporter });
  startTools({ document, slots, loader });
};
