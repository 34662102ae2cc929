import { act, configure } from '@testing-library/react';
import { orderResponseFixture } from '@detour/shared-checkout/testing';
import {
  recordedApi,
  renderRemote,
  type FakeHandlers,
  type RecordedApi,
  type RenderedRemote,
  type RenderRemoteOptions,
} from '@detour/remote-kit/testing';
import { definition } from '../definition';
import { boxFixture, extrasFixture, pricesFixture, shippingFixture } from './gift.fixture';
import { stayFixture } from './stay.fixture';
import { messagesFor } from './view-tools';

// A longer timeout, because other suites may run at the same time.
configure({ asyncUtilTimeout: 5000 });

/** Handlers of a gateway without failures. */
const handlers: FakeHandlers = {
  stayDetail: () => stayFixture(),
  giftPrices: () => pricesFixture(),
  shippingCost: () => shippingFixture(),
  giftExtras: () => extrasFixture(),
  boxProductDetail: () => boxFixture(),
  createOrder: () => orderResponseFixture(),
};

/** The API of this remote's pages. `answers` overrides single responses. */
export const recordedGiftApi = (answers: FakeHandlers = {}): RecordedApi =>
  recordedApi({ ...handlers, ...answers });

export interface OpenedPage extends RenderedRemote, RecordedApi {}

export type OpenOptions = Partial<Omit<RenderRemoteOptions, 'api' | 'messages'>>;

let opened: OpenedPage[] = [];

/** Opens a page of this remote through its real lifecycles, with gifts by post enabled. */
export const openPage = async (
  path: string,
  answers: FakeHandlers = {},
  options: OpenOptions = {},
): Promise<OpenedPage> => {
  const recorded = recordedGiftApi(answers);
  const rendered = await renderRemote(definition, {
    path,
    messages: messagesFor[options.locale ?? 'fr_FR'],
    api: recorded.api,
    flags: { physicalVoucher: true },
    ...options,
  });
  // The shipping cost arrives after the page. Wait for it before the test starts.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
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
