import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ok, type Result } from '@detour/shared-contracts/base';
import {
  describeGateway,
  type ContractDocument,
  type GatewayContractFile,
} from '@detour/shared-contracts/contract';
import type { Refusal } from '@detour/shared-releases/base';
import { parseContract } from '@detour/shared-releases/contract';
import type { TeamServiceClient } from '@detour/shared-releases/team';
import type { ReleaseContext } from './release-context';

const readJson = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

const ofCheckout = (rootDir: string): ContractDocument =>
  describeGateway(
    readJson(rootDir, 'gateway', 'contract.json') as GatewayContractFile,
    (readJson(rootDir, 'gateway', 'package.json') as { version: string }).version,
  );

/**
 * Contract of a gateway that is not live: from a running one at `origin`, otherwise from this checkout, whose version is then the
 * only valid one.
 */
export const loadGatewayCandidate = async (
  { world: { rootDir } }: Pick<ReleaseContext, 'world'>,
  { origin, version }: { readonly origin: string | null; readonly version: string | null },
): Promise<Result<ContractDocument, Refusal>> => {
  if (origin === null) {
    const own = ofCheckout(rootDir);
    if (version === null || version === own.version) return ok(own);
    const message = `The gateway of this checkout is ${own.version}. For another one give --from and the address of a gateway that runs it.`;
    return { ok: false, error: { kind: 'missing', message } };
  }
  const address = `${origin.replace(/\/$/, '')}/api/contract`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(3000) }).catch(() => null);
  if (answer?.ok) return parseContract(await answer.text(), 'gateway');
  const reason = answer ? `answers ${answer.status}` : 'does not answer';
  return { ok: false, error: { kind: 'unreachable', message: `${address} ${reason}.` } };
};

const loadFromService = async (client: TeamServiceClient): Promise<Result<ContractDocument, Refusal>> => {
  const bytes = await client.get('/gateway');
  if (bytes) return parseContract(bytes.toString('utf8'), 'gateway');
  const message = `The gateway of ${client.place} does not answer, so calls cannot be compared. Try again.`;
  return { ok: false, error: { kind: 'unreachable', message } };
};

/** Contract of the running gateway. Falls back to this checkout, except in production. */
export const loadGatewayContract = async ({
  world: { env, rootDir, say },
  settings,
  client,
}: Pick<ReleaseContext, 'world' | 'settings' | 'client'>): Promise<Result<ContractDocument, Refusal>> => {
  if (client) return loadFromService(client);
  const address = `${env['GATEWAY_ORIGIN'] || 'http://127.0.0.1:8081'}/api/contract`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(3000) }).catch(() => null);
  if (answer?.ok) return parseContract(await answer.text(), 'gateway');
  const reason = answer ? `answers ${answer.status}` : 'does not answer';
  if (settings.production)
    return {
      ok: false,
      error: {
        kind: 'unreachable',
        message: `${address} ${reason}, so calls cannot be compared. Set GATEWAY_ORIGIN.`,
      },
    };
  say(`${address} ${reason}: compared with the gateway of this checkout.`);
  return ok(ofCheckout(rootDir));
};
