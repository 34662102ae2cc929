import { callSchemas } from '@detour/shared-contracts/schemas';
import { createWireFacets } from '@detour/shared-contracts/testing/wire';
import type { FastifyInstance } from 'fastify';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A file per suite with the facets that its responses filled. `npm test -- --full` compares them with the schemas. */
const wireFolder = join(import.meta.dirname, '../../../.cache/wire');

const wireFacets = createWireFacets(
  Object.fromEntries(Object.entries(callSchemas).map(([id, { response }]) => [id, response])),
);

const callIds = new Map(
  Object.entries(callSchemas).map(([id, { method, path }]) => [`${method} ${path}`, id]),
);

/** Suites of a group have one test file: the runner of groups names the one that runs. Null outside of jest. */
const suiteName = (): string | null => {
  const named = (globalThis as { readonly detourSuite?: string }).detourSuite;
  if (named !== undefined || typeof expect === 'undefined') return named ?? null;
  const { testPath } = expect.getState();
  return testPath === undefined ? null : relative(join(wireFolder, '../..'), testPath);
};

const filledBy = new Map<string, Set<string>>();

const write = (): void => {
  mkdirSync(wireFolder, { recursive: true });
  for (const [suite, facets] of filledBy)
    writeFileSync(
      join(wireFolder, `${suite.replaceAll('/', '__')}.json`),
      JSON.stringify([...facets].sort()),
    );
};

/** Notes what the responses of a gateway fill. */
export const collectWire = (app: FastifyInstance): void => {
  const suite = suiteName();
  // A recording walks only a part of the shop.
  if (suite === null || process.env['FIXTURES'] === 'write') return;
  const filled = filledBy.get(suite) ?? new Set<string>();
  filledBy.set(suite, filled);
  app.addHook('preSerialization', async (request, reply, payload) => {
    const call = callIds.get(`${request.method} ${request.routeOptions.url ?? ''}`);
    if (call !== undefined && reply.statusCode < 300) {
      filled.add(`${call} called`);
      wireFacets.mark(call, payload, (facet) => void filled.add(facet));
    }
    return payload;
  });
  app.addHook('onClose', async () => write());
};
