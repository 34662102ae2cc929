import { configure } from '@testing-library/react';
import type { Locale } from '@detour/shared-contracts/sites';
import { orderResponseFixture, orderUUID } from '@detour/shared-checkout/testing';
import {
  recordedApi,
  renderRemote,
  type FakeHandlers,
  type RecordedApi,
  type RenderedRemote,
  type RenderRemoteOptions,
} from '@detour/remote-kit/testing';
import { definition } from '../definition';
import { hotelFixture } from './hotel.fixture';
import { offersFixture, reviewsFixture } from './reviews.fixture';
import { orderFixture } from './order.fixture';
import { cancellationFixture } from './cancellation.fixture';
import { quoteFixture } from './quote.fixture';
import { stayFixture } from './stay.fixture';
import { messagesFor } from './view-tools';

// A longer timeout: a page renders several hundred elements, and other suites may run at the same time.
configure({ asyncUtilTimeout: 5000 });

export interface OpenedPage extends RenderedRemote, RecordedApi {}

const noDays = { days: {}, possibleNights: { start: 2, end: 5 }, nextMonth: null };

/** Handlers of a gateway without failures. */
const handlers: FakeHandlers = {
  stayDetail: () => stayFixture(),
  quote: () => quoteFixture(),
  productOffers: () => ({ offers: [] }),
  reviews: () => reviewsFixture(),
  offers: () => offersFixture(),
  hotelDetail: () => hotelFixture(),
  hotelAvailabilities: () => [],
  upsells: () => [],
  availabilities: () => noDays,
  checkoutNights: () => [2, 3],
  createOrder: () => orderResponseFixture(),
  cancellation: () => cancellationFixture(),
  cancelOrder: () => orderFixture({ status: 'cancelled' }),
  order: () => orderFixture(),
  insuranceQuote: () => ({ enabled: false, amount: 0, isTest: false }),
  payLaterEligibility: () => ({ paymentMethods: [], isTest: true }),
  invoiceRequest: () => ({
    number: 'FR-2026-000001',
    pdf: `/api/front/purchase/orders/${orderUUID}/invoice.pdf?number=FR-2026-000001`,
    issuedAt: '2026-11-21T13:20:00Z',
  }),
  resendLetter: () => null,
};

let opened: OpenedPage[] = [];

/** Opens a page of this remote through its real lifecycles. */
export const openPage = async (
  path: string,
  answers: FakeHandlers = {},
  options: Partial<Omit<RenderRemoteOptions, 'api' | 'messages'>> & { readonly locale?: Locale } = {},
): Promise<OpenedPage> => {
  const recorded = recordedApi({ ...handlers, ...answers });
  const locale = options.locale ?? 'fr_FR';
  const rendered = await renderRemote(definition, {
    path,
    locale,
    messages: messagesFor[locale],
    api: recorded.api,
    ...options,
  });
  const page = { ...rendered, ...recorded };
  opened.push(page);
  return page;
};

export const closePages = async (): Promise<void> => {
  for (const page of opened) {
    await page.unmount();
    page.element.remove();
  }
  opened = [];
};
