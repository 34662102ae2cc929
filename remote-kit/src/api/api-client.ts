import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import axios, { AxiosError, type AxiosInstance } from 'axios';
import type {
  Call,
  CallBody,
  CallId,
  CallParams,
  CallQuery,
  CallResponse,
  CallShape,
  Validator,
} from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { Problem } from '@detour/shared-contracts/schemas';
import type { ApiError } from './api-error';

export interface RequestOptions<C> {
  readonly params?: CallParams<C>;
  readonly query?: CallQuery<C>;
  readonly body?: CallBody<C>;
  /** Idempotency key: a repeated request with the same key has one effect. */
  readonly idempotencyKey?: string;
  /** Token of an order's signed link. Sent as a header, because servers log URLs. */
  readonly orderLink?: string;
  /** Voucher code, with `codeInHeader` in the path. Sent as a header, because servers log URLs. */
  readonly giftCode?: string;
  /** True when the call goes on after the visitor has left the page. Browsers limit its body to 64 KiB. */
  readonly outlivesPage?: boolean;
  readonly signal?: AbortSignal;
}

interface CallClient<Id extends CallId> {
  /** Type-level only: a client with fewer calls is not assignable to one with more. */
  readonly accepts?: (call: Id) => void;
  /** Never rejects. The call's validator checks the response. */
  request<C extends Call<CallShape, Id>>(
    call: C,
    validator: Validator<CallResponse<C>>,
    options?: RequestOptions<C>,
  ): Promise<Result<CallResponse<C>, ApiError>>;
}

/** A client that makes the calls of a contract only. */
export type Api<N extends Pick<ContractNames, 'calls'>> = CallClient<N['calls']>;

export interface ApiOptions {
  /** Empty in the browser (same origin); the gateway's origin on the server. */
  readonly baseUrl: string;
  /** Timeout of a call in milliseconds. */
  readonly timeout?: number;
  /** `x-composition-id`, `x-request-id`… */
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers of calls that change something, read at each of them: the visit that an order comes from. */
  readonly writeHeaders?: () => Readonly<Record<string, string>>;
}

const pathOf = (call: Call, params: unknown): string =>
  call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  );

/** The HTTP client of a remote. Omits undefined query members. */
export const createApi = ({
  baseUrl,
  timeout = 10_000,
  headers = {},
  writeHeaders = () => ({}),
}: ApiOptions): Api<ContractNames> => {
  const http = axios.create({ baseURL: baseUrl, timeout, adapter: 'fetch', headers, withCredentials: true });
  return {
    async request(call, validator, options = {}) {
      const more = call.method === 'GET' ? {} : writeHeaders();
      const answer = await send(http, call, { ...options, more });
      if (!answer.ok) return answer;
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

// Typed text may contain any character, even lone surrogates; a header is Latin-1 only.
const toHeaderText = (typed: string): string =>
  encodeURIComponent(typed.replace(/\p{Surrogate}/gu, '\ufffd'));

const send = async (
  http: AxiosInstance,
  call: Call,
  {
    params,
    query,
    body,
    idempotencyKey,
    orderLink,
    giftCode,
    outlivesPage,
    signal,
    more,
  }: RequestOptions<Call> & { readonly more: Readonly<Record<string, string>> },
): Promise<Result<unknown, ApiError>> => {
  try {
    const response = await http.request<unknown>({
      method: call.method,
      url: pathOf(call, params),
      params: query,
      data: body,
      ...(signal ? { signal } : {}),
      ...(outlivesPage ? { fetchOptions: { keepalive: true } } : {}),
      headers: {
        ...more,
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
        ...(orderLink ? { 'X-Order-Link': orderLink } : {}),
        ...(giftCode ? { 'X-Gift-Code': toHeaderText(giftCode) } : {}),
        // axios sets a form content type on a POST without a body, which the gateway rejects with 415.
        ...(body === undefined ? { 'Content-Type': false } : {}),
      },
    });
    return ok(response.data);
  } catch (error) {
    return err(toApiError(call, error));
  }
};

const toApiError = (call: Call, error: unknown): ApiError => {
  if (axios.isCancel(error)) return { kind: 'aborted', message: `${call.id} was cancelled.` };
  if (!(error instanceof AxiosError))
    return { kind: 'network', message: `${call.id} failed: ${String(error)}` };
  if (error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT) {
    return { kind: 'timeout', message: `${call.id} took too long.` };
  }
  const { response } = error;
  if (!response) return { kind: 'network', message: `${call.id} got no answer: ${error.message}` };
  const problem = isProblem(response.data) ? response.data : undefined;
  const spoken = readSpoken(response.data);
  return {
    kind: 'problem',
    status: response.status,
    body: response.data,
    message: `${call.id} answered ${response.status}: ${problem?.detail ?? problem?.title ?? spoken.message ?? 'no reason given'}`,
    ...(problem ? { problem, code: problem.code } : {}),
    ...(spoken.values ? { values: spoken.values } : {}),
  };
};

const isProblem = (data: unknown): data is Problem =>
  typeof data === 'object' && data !== null && typeof (data as { code?: unknown }).code === 'string';

/** An error response of the content API: message and values. @spec CALL-072 */
const readSpoken = (
  data: unknown,
): { readonly message?: string; readonly values?: Record<string, unknown> } => {
  const { message, values } = (data ?? {}) as { readonly message?: unknown; readonly values?: unknown };
  return {
    ...(typeof message === 'string' && { message }),
    ...(typeof values === 'object' && values !== null && { values: values as Record<string, unknown> }),
  };
};
