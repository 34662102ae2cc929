import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Composition, RemoteHost, SiteContext } from '@detour/shared-contracts/mount';
import { languageTagOf } from '@detour/shared-contracts/sites';
import { createServerClock } from '../host/server-clock';
import { readComposition, readPageData, type PageData } from '../navigation/page-data';
import { findSlotElements, type SlotElements } from '../slots/slot-view';
import { openDocumentFiles, type DocumentFiles } from './document-files';

/** Data that the server wrote into this document. */
export interface ShellDocument {
  readonly page: PageData;
  readonly files: DocumentFiles;
  readonly site: SiteContext;
  readonly composition: Composition;
  readonly elements: SlotElements;
  readonly intl: IntlShape;
  /** Starts at the time of the server render. */
  readonly clock: RemoteHost['clock'];
}

const registry = Symbol.for('detour.messages');

/** The compiled catalogue that the message script of this release registered. */
const readMessages = (): Record<string, never> =>
  (globalThis as { [registry]?: Record<string, Record<string, never>> })[registry]?.['shell'] ?? {};

/** Reads the document. Throws when the server left out a part that the shell requires. */
export const openDocument = (): ShellDocument => {
  const page = readPageData();
  const { site } = page;
  const messages = readMessages();
  return {
    page,
    files: openDocumentFiles(page),
    site,
    composition: readComposition(),
    elements: findSlotElements(),
    intl: createIntl({ locale: languageTagOf(site.locale), messages }, createIntlCache()),
    clock: createServerClock(page.now),
  };
};
