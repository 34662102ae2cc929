import axios, { AxiosError, type AxiosInstance } from 'axios';
import type { Call } from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { Problem } from '@detour/shared-contracts/schemas';
import type { ApiError } from './api-error';
import { callPath } from './call-path';
import type { ApiOptions, RequestOptions } from './request-options';

type SendOptions = RequestOptions<Call> & { readonly more: Readonly<Record<string, string>> };

/** Sends calls. Its code is a chunk of its own. */
export interface Http {
  /** Never rejects. The response is not validated. */
  send(call: Call, options: SendOptions): Promise<Result<unknown, ApiError>>;
}

export const createHttp = ({
  baseUrl,
  timeout,
  headers,
}: Required<Pick<ApiOptions, 'baseUrl' | 'timeout' | 'headers'>>): Http => {
  const client = axios.create({
    baseURL: baseUrl,
    timeout,
    adapter: 'fetch',
    headers,
    withCredentials: true,
  });
  return { send: (call, options) => send(client, call, options) };
};

// Typed text may contain any character, even lone surrogates; a header is Latin-1 only.
const toHeaderText = (typed: string): string =>
  encodeURIComponent(typed.replace(/\p{Surrogate}/gu, '\ufffd'));

const send = async (
  client: AxiosInstance,
  call: Call,
  { params, query, body, idempotencyKey, orderLink, giftCode, outlivesPage, signal, more }: SendOptions,
): Promise<Result<unknown, ApiError>> => {
  try {
    const response = await client.request<unknown>({
      method: call.method,
      url: callPath(call, params),
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
  if (!response) return { kind: 'network', message: `${call.id} got no response: ${error.message}` };
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
