import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import type { Call, CallId, CallResponse, CallShape, ValidatorLoader } from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import { yieldToMain } from '@detour/shared-ui';
import type { ApiError } from './api-error';
import { callPath } from './call-path';
import type { Http } from './http';
import type { ApiOptions, RequestOptions } from './request-options';
import { sendOnLeave } from './send-on-leave';

interface CallClient<Id extends CallId> {
  /** Type-level only: a client with fewer calls is not assignable to one with more. */
  readonly accepts?: (call: Id) => void;
  /** Never rejects. The call's validator checks the response. */
  request<C extends Call<CallShape, Id>>(
    call: C,
    loadValidator: ValidatorLoader<CallResponse<C>>,
    options?: RequestOptions<C>,
  ): Promise<Result<CallResponse<C>, ApiError>>;
}

/** A client that makes the calls of a contract only. */
export type Api<N extends Pick<ContractNames, 'calls'>> = CallClient<N['calls']>;

/**
 * A separate chunk, because the first view of a page shows the server's data and makes no call. `warmHttp` loads it while
 * the page is idle.
 */
const loadHttp = async () => {
  const { createHttp } = await import(/* webpackChunkName: "http" */ './http');
  // Its modules have just run; the call that wanted them is a task of its own.
  await yieldToMain();
  return createHttp;
};

/** Loads the code of calls. Never rejects: the first call tries again. */
export const warmHttp = (): Promise<unknown> => loadHttp().catch(() => undefined);

/** The HTTP client of a remote. Omits undefined query members. */
export const createApi = ({
  baseUrl,
  timeout = 10_000,
  headers = {},
  writeHeaders = () => ({}),
}: ApiOptions): Api<ContractNames> => {
  let http: Http | null = null;
  const open = async (): Promise<Http> => (http ??= (await loadHttp())({ baseUrl, timeout, headers }));
  return {
    async request(call, loadValidator, options = {}) {
      const unwatch = options.outlivesPage
        ? sendOnLeave(baseUrl + callPath(call, options.params), () => ({
            method: call.method,
            headers: { ...headers, ...writeHeaders() },
          }))
        : () => undefined;
      const notLoaded = err({ kind: 'network', message: `The code for ${call.id} was not loaded.` } as const);
      // Loads while the request is under way.
      const loading = loadValidator().catch(() => null);
      const opened = await open().catch(() => null);
      const isRead = call.method === 'GET';
      // A change is not sent before its response can be checked.
      const canSend = opened !== null && (isRead || (await loading) !== null);
      unwatch();
      if (!canSend) return notLoaded;
      const answer = await opened.send(call, { ...options, more: isRead ? {} : writeHeaders() });
      if (!answer.ok) return answer;
      const validator = await loading;
      if (!validator) return notLoaded;
      // Validation of a long list takes a slow phone longer than a frame.
      await yieldToMain();
      const value = answer.value === '' || answer.value === undefined ? null : answer.value;
      if (validator(value)) return ok(value);
      const first = validator.errors?.[0];
      return err({
        kind: 'invalid',
        message: `The response of ${call.id} does not match its schema: ${first?.instancePath ?? ''} ${first?.message ?? ''}`,
      });
    },
  };
};
