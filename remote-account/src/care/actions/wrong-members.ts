import { isApiError } from '@detour/remote-kit';

/** Fields of the buyer that the gateway rejects, from the paths of its errors. */
export const wrongMembers = (error: unknown): ReadonlySet<string> => {
  if (!isApiError(error) || error.status !== 400) return new Set();
  return new Set((error.problem?.errors ?? []).map(({ path }) => path.split('/').at(-1) ?? ''));
};
