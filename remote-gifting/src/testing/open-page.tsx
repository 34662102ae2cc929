import { act, configure } from '@testing-library/react';
import type { Call } from '@detour/shared-contracts/api';
import type { Api, RequestOptions } from '@detour/remote-kit';
import {
  fakeApi,
  renderRemote,
  type FakeHandlers,
  type RenderedRemote,
  type RenderRemoteOptions,
} from '@detour/remote-kit/testing';
import { definition } from '../definition';
import {
  boxFixture,
  extrasFixture,
  orderResponseFixture,
  pricesFixture,
  shippingFixture,
} from './gift.fixture';
import { stayFixture } from './stay.fixture';
import { messagesFor } from './view-tools';

// The machine may be busy with other suites.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(30_000);

interface MadeCall {
  readonly id: string;
  readonly options: RequestOptions<Call>;
}

/** A gateway where everything works. */
const handlers: FakeHandlers = {
  stayDetail: () => stayFixture(),
  giftPrices: () => pricesFixture(),
  shippingCost: () => shippingFixture(),
  giftExtras: () => extrasFixture(),
  boxProductDetail: () => boxFixture(),
  createOrder: () => orderResponseFixture(),
};

export interface RecordedApi {
  readonly api: Api;
  /** Every call, in order. */
  readonly calls: readonly MadeCall[];
  callsTo(id: string): readonly RequestOptions<Call>[];
}

export const recordedApi = (answers: FakeHandlers = {}): RecordedApi => {
  const calls: MadeCall[] = [];
  const api = fakeApi(
    Object.fromEntries(
      Object.entries({ ...handlers, ...answers }).map(([id, handler]) => [
        id,
        (options: RequestOptions<Call>) => {
          calls.push({ id, options });
          return handler(options);
        },
      ]),
    ),
  );
  return {
    api,
    calls,
    callsTo: (id) => calls.filter((call) => call.id === id).map(({ options }) => options),
  };
};

export interface OpenedPage extends RenderedRemote, RecordedApi {}

export type OpenOptions = Partial<Omit<RenderRemoteOptions, 'api' | 'messages'>>;

let opened: OpenedPage[] = [];

/** Opens a page of this remote through its real lifecycles; gifts may go by post. */
export const openPage = async (
  path: string,
  answers: FakeHandlers = {},
  options: OpenOptions = {},
): Promise<OpenedPage> => {
  const recorded = recordedApi(answers);
  const rendered = await renderRemote(definition, {
    path,
    messages: messagesFor[options.locale ?? 'fr_FR'],
    api: recorded.api,
    flags: { physicalVoucher: true },
    ...options,
  });
  // The cost of the post comes after the page: its answer belongs to the opening.
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
