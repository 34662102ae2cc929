import { contentVersionsCall, type ContentVersions as Answer } from '@detour/shared-contracts/api';
import { locales, type Locale } from '@detour/shared-contracts/sites';
import { ownCall } from '../../src/contract';
import { askAgain, type AskedAgain } from '../http/ask-again';
import type { GatewayLink } from '../http/proxy/gateway-link';

export interface ContentVersions extends AskedAgain {
  /** A word that changes with the published content of a locale. Empty while the gateway names none. */
  of(locale: Locale): string;
}

interface ContentVersionsOptions {
  readonly gateway: Pick<GatewayLink, 'fetch'>;
  /** Reads the content of a locale again; its pages are dropped when that is done. */
  renew(locale: Locale): Promise<unknown>;
  /** Milliseconds between two questions. */
  readonly pause?: number;
}

/**
 * Longer than the 250 ms that a gateway may be behind, so that the second question finds each of them up to date. A change is shown
 * within three pauses and the reading of the frame, which is less than a second.
 */
const defaultPause = 260;

const read = async (gateway: Pick<GatewayLink, 'fetch'>): Promise<Answer['versions'] | null> => {
  const answer = await gateway.fetch(ownCall(contentVersionsCall).path, {
    signal: AbortSignal.timeout(2000),
  });
  // An older gateway has no such call, and content that changes with its deployment only.
  return answer.ok ? ((await answer.json()) as Answer).versions : null;
};

/**
 * Follows the content that editors publish. A new word counts when two answers in a row have it: until then another gateway may
 * still send what was published before, and a page made of that would be kept under the new word.
 */
export const createContentVersions = ({
  gateway,
  renew,
  pause = defaultPause,
}: ContentVersionsOptions): ContentVersions => {
  const current = new Map<Locale, string>();
  const seen = new Map<Locale, string>();
  const adopt = async (locale: Locale, word: string): Promise<void> => {
    const isNew = current.has(locale) && current.get(locale) !== word;
    const isSure = !isNew || seen.get(locale) === word;
    seen.set(locale, word);
    if (!isSure) return;
    if (isNew) await renew(locale);
    current.set(locale, word);
  };
  const ask = async (): Promise<void> => {
    // Without an answer, what is known stays.
    const versions = await read(gateway).catch(() => null);
    if (versions) await Promise.all(locales.map((locale) => adopt(locale, versions[locale])));
  };
  return { of: (locale) => current.get(locale) ?? '', ...askAgain(ask, pause) };
};
