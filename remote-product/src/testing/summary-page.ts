import { draftedAt, draftFixture } from '@detour/shared-checkout/testing';
import { openPage, type OpenedPage } from './open-page';
import type { FakeHandlers } from '@detour/remote-kit/testing';

export interface SummaryOptions {
  /** Further hash keys besides stay and dates. */
  readonly hash?: string;
  /** Draft of a previous visit. Defaults to a complete form. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly flags?: NonNullable<Parameters<typeof openPage>[2]>['flags'];
}

/** The summary of two nights: 382,00 €, and 7,40 € at the hotel. */
export const openSummary = (
  answers: FakeHandlers = {},
  { hash = '', stored = { checkoutDraft: draftFixture() }, flags }: SummaryOptions = {},
): Promise<OpenedPage> =>
  openPage('/booking/summary', answers, {
    now: draftedAt,
    stored,
    ...(flags && { flags }),
    hash: `checkin=2026-12-11&checkout=2026-12-13&id=123&nights=2${hash}`,
  });
