import type { Call } from '@detour/shared-contracts/api';
import { err, ok } from '@detour/shared-contracts/base';
import type { Api, RequestOptions } from '../api/api-client';
import { isApiError, type ApiError } from '../api/api-error';

export type FakeHandlers = Readonly<Record<string, (options: RequestOptions<Call>) => unknown>>;

/** A fake `Api`, by call id: a response, an `ApiError`, or a promise of either. An unexpected call fails. */
export const fakeApi = (handlers: FakeHandlers): Api => ({
  async request(call, validator, options = {}) {
    const handler = handlers[call.id];
    if (!handler) throw new Error(`This test answers no call "${call.id}".`);
    const answer = await handler(options as RequestOptions<Call>);
    if (isApiError(answer)) return err(answer as ApiError);
    if (!validator(answer)) {
      const first = validator.errors?.[0];
      throw new Error(
        `The fake answer of "${call.id}" breaks its schema: ${first?.instancePath} ${first?.message}`,
      );
    }
    return ok(answer);
  },
});
