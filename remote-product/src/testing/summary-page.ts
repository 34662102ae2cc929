import { openPage, type OpenedPage } from './open-page';
import type { FakeHandlers } from '@detour/remote-kit/testing';

const now = '2026-11-21T10:00:00Z';

/** A complete input, ready to order. */
const filledBuyer = {
  email: 'client@example.com',
  civility: 'NEUTRAL',
  firstName: 'Camille',
  lastName: 'Exemple',
  phoneNumber: '06 00 00 00 00',
  addressLine: '12 rue des Cordeliers',
  postalCode: '37000',
  city: 'Tours',
  country: 'FR',
};

const draft = JSON.stringify({ savedAt: Date.parse(now), buyer: filledBuyer, attempt: null });

export interface SummaryOptions {
  /** Further hash keys besides stay and dates. */
  readonly hash?: string;
  /** Draft of a previous visit. Defaults to a complete form. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** The summary of two nights: 382,00 €, and 7,40 € at the hotel. */
export const openSummary = (
  answers: FakeHandlers = {},
  { hash = '', stored = { checkoutDraft: draft } }: SummaryOptions = {},
): Promise<OpenedPage> =>
  openPage('/booking/summary', answers, {
    now,
    stored,
    hash: `checkin=2026-12-11&checkout=2026-12-13&id=123&nights=2${hash}`,
  });
