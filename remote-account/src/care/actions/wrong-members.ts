import { isApiError } from '@detour/remote-kit';

/** Members of the buyer that the gateway refuses, by the paths of its findings. */
export const wrongMembers = (error: unknown): ReadonlySet<string> => {
  if (!isApiError(error) || error.status !== 400) return new Set();
  return new Set((error.problem?.errors ?? []).map(({ path }) => path.split('/').at(-1) ?? ''));
};
