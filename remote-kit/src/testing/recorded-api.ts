import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import type { Call } from '@detour/shared-contracts/api';
import type { Api } from '../api/api-client';
import type { RequestOptions } from '../api/request-options';
import { fakeApi, type FakeHandlers } from './fake-api';

interface MadeCall {
  readonly id: string;
  readonly options: RequestOptions<Call>;
}

export interface RecordedApi {
  readonly api: Api<ContractNames>;
  /** Every call, in order. */
  readonly calls: readonly MadeCall[];
  callsTo(id: string): readonly RequestOptions<Call>[];
}

/** A fake API that records its calls. */
export const recordedApi = (handlers: FakeHandlers): RecordedApi => {
  const calls: MadeCall[] = [];
  const api = fakeApi(
    Object.fromEntries(
      Object.entries(handlers).map(([id, handler]) => [
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
