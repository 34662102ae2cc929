import type { Call } from '@detour/shared-contracts/api';

/** The path of a call with its parameters, encoded. */
export const callPath = (call: Call, params: unknown): string =>
  call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  );
