import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import type { Call } from '@detour/shared-contracts/api';
import { err, ok } from '@detour/shared-contracts/base';
import type { Api } from '../api/api-client';
import type { RequestOptions } from '../api/request-options';
import { isApiError, type ApiError } from '../api/api-error';

export type FakeHandlers = Readonly<Record<string, (options: RequestOptions<Call>) => unknown>>;

/** A fake `Api`, by call id: a response, an `ApiError`, or a promise of either. An unexpected call fails. */
export const fakeApi = (handlers: FakeHandlers): Api<ContractNames> => ({
  async request(call, loadValidator, options = {}) {
    const handler = handlers[call.id];
    if (!handler) throw new Error(`The test has no handler for the call "${call.id}". Add one to fakeApi.`);
    const answer = await handler(options as RequestOptions<Call>);
    if (isApiError(answer)) return err(answer as ApiError);
    const validator = await loadValidator();
    if (!validator(answer)) {
      const first = validator.errors?.[0];
      throw new Error(
        `The fake response of "${call.id}" does not match its schema: ${first?.instancePath} ${first?.message}`,
      );
    }
    return ok(answer);
  },
});
