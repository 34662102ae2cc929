import { createEventBus, installEventBus } from './event-bus';
import type { EventBus, SiteContext, StoragePort } from '@detour/shared-contracts/mount';
import type { ShellDocument } from '../boot/open-document';
import { createConsent, type ConsentStore } from '../host/visitor/consent';
import { forgetDrafts } from '../host/visitor/forget-drafts';
import { keepInApp } from '../host/visitor/keep-in-app';
import { keepMinisite } from '../host/visitor/keep-minisite';
import { keepViewed } from '../host/visitor/keep-viewed';
import { createStorage } from '../host/visitor/storage';
import { watchVitalsWithConsent } from '../telemetry/start-observations';
import type { Telemetry } from '../telemetry/start-telemetry';
import type { OwnBus } from '../contract';

const loadValidators = async () =>
  (await import(/* webpackChunkName: "event-validators" */ './event-validators')).eventValidators;

interface EventOptions {
  readonly document: Pick<ShellDocument, 'site' | 'page' | 'clock'>;
  readonly telemetry: Pick<Telemetry, 'observer' | 'reportOwn'>;
}

/** Event bus, consent and storage: shared by all parts of the page. */
export interface VisitorEvents {
  /** For remotes. */
  readonly bus: EventBus;
  /** The same bus, for the shell's own events. */
  readonly own: OwnBus;
  readonly consent: ConsentStore;
  readonly storage: StoragePort;
  /** With the partner through which the visitor came. */
  readonly site: SiteContext;
}

/** Opens the bus and subscribes the shell to its events: it deletes drafts, stores viewed stays and the native app, and measures with consent. */
export const startEvents = ({ document, telemetry }: EventOptions): VisitorEvents => {
  const { site, page, clock } = document;
  const bus = createEventBus({
    validators: loadValidators,
    onRefused: telemetry.reportOwn('SHELL-301', 'contract'),
  });
  const own: OwnBus = bus;
  installEventBus(globalThis, bus);
  const consent = createConsent(clock.now, (choice) => own.emit('shell.consent-changed@1', choice));
  const storage = createStorage(consent, site.storage);
  watchVitalsWithConsent(telemetry.observer, consent, own);
  keepInApp(storage, globalThis.location.search);
  forgetDrafts(own, storage);
  keepViewed(own, storage, async () => (await loadValidators())['product.stay-viewed@1']);
  return { bus, own, consent, storage, site: { ...site, minisiteId: keepMinisite(storage, page.minisite) } };
};
