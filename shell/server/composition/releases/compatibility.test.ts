/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractDocument } from '@detour/shared-contracts/contract';
import type { ReleaseId } from '@detour/shared-releases/release';
import { emptyContract, testEntry } from '@detour/shared-releases/testing';
import { createAcceptedReleases } from './accepted-releases';
import { createCompatibilityCheck } from './compatibility';
import type { VerifiedRelease } from './verified-releases';

const event = { name: 'search.done@1', payload: { type: 'object' }, replays: false };
const wants = (from: number): Partial<ContractDocument> => ({
  mountApi: { provides: null, needs: { from, to: from } },
});
const emits: Partial<ContractDocument> = { events: { emits: [event], consumes: [], carries: [] } };
const carries: Partial<ContractDocument> = {
  mountApi: { provides: { from: 1, to: 1 }, needs: null },
  events: { emits: [], consumes: [], carries: [event] },
};

const world = (contracts: Readonly<Record<string, Partial<ContractDocument> | null>>) => {
  const root = mkdtempSync(join(tmpdir(), 'compatibility-'));
  for (const [id, changes] of Object.entries(contracts)) {
    mkdirSync(join(root, id));
    const text = changes ? JSON.stringify(emptyContract(id.split('@')[0] ?? '', changes)) : '{}';
    writeFileSync(join(root, id, 'contract.json'), text);
  }
  const memory = join(root, 'seen', 'releases.json');
  const verified = {
    find: ({ name, version }: ReleaseId) =>
      `${name}@${version}` in contracts
        ? ({ folder: join(root, `${name}@${version}`) } as VerifiedRelease)
        : null,
  };
  const open = (developed: readonly string[] = []) =>
    createCompatibilityCheck({
      verified,
      accepted: createAcceptedReleases(memory),
      developed: () => developed,
    });
  return { open };
};

const live = { shell: testEntry('1'), 'remote-search': testEntry('1'), 'remote-boxes': testEntry('1') };
const contracts = {
  'shell@1': carries,
  'remote-search@1': wants(1),
  'remote-boxes@1': wants(1),

  'remote-search@99': wants(99),
  'remote-search@2': { ...wants(1), ...emits },
  'remote-search@bare': null,
  'remote-boxes@2': {
    ...wants(1),
    ...emits,
    events: { ...emits.events!, emits: [{ ...event, name: 'unknown@1' }] },
  },
  'shell@2': { ...carries, mountApi: { provides: { from: 2, to: 2 }, needs: null } },
  'remote-search@m2': wants(2),
  'remote-boxes@m2': wants(2),
};
const search = (version: string) => ({ ...live, 'remote-search': testEntry(version) });

describe('the server’s contract check of a channel', () => {
  const start = async () => {
    const compatibility = world(contracts).open();
    expect([...(await compatibility.findRefused(live, null))]).toEqual([]);
    return compatibility;
  };

  it('rejects a release that requires another mount API with a reason, even when its promotion has a valid signature', async () => {
    const refused = await (await start()).findRefused(search('99'), live);
    expect([...refused]).toEqual([
      [
        'remote-search@99',
        { kind: 'refused', message: expect.stringContaining('needs the mount API 99') as string },
      ],
    ]);
  });

  it('rejects an event that the bus would reject, and a release without a contract', async () => {
    const compatibility = await start();
    expect((await compatibility.findRefused(search('2'), live)).size).toBe(0);
    const boxes = await compatibility.findRefused({ ...live, 'remote-boxes': testEntry('2') }, live);
    expect(boxes.get('remote-boxes@2')?.message).toContain('does not know and rejects');
    const bare = await compatibility.findRefused(search('bare'), live);
    expect(bare.get('remote-search@bare')?.message).toContain('has no valid contract.json');
  });

  it('compares a canary with the releases that share its pages', async () => {
    const canary = { version: '99', percent: 5, startedAt: 0 };
    const refused = await (
      await start()
    ).findRefused({ ...live, 'remote-search': testEntry('1', { canary }) }, live);
    expect([...refused.keys()]).toEqual(['remote-search@99']);
  });

  it('accepts a compatible set, and the compatible part of an incompatible one', async () => {
    const all = { shell: testEntry('2'), 'remote-search': testEntry('m2'), 'remote-boxes': testEntry('m2') };
    expect((await (await start()).findRefused(all, live)).size).toBe(0);
    const alone = { ...all, 'remote-boxes': testEntry('1') };
    const refused = await (await start()).findRefused(alone, live);
    expect([...refused.keys()].sort()).toEqual(['remote-search@m2', 'shell@2']);
  });

  it('keeps rollbacks possible: it accepts releases that it accepted before, also after a restart', async () => {
    const { open } = world(contracts);
    const compatibility = open();
    await compatibility.findRefused(live, null);
    await compatibility.findRefused(
      { shell: testEntry('2'), 'remote-search': testEntry('m2'), 'remote-boxes': testEntry('m2') },
      live,
    );
    const back = { shell: testEntry('2'), 'remote-search': testEntry('1'), 'remote-boxes': testEntry('m2') };
    expect((await open().findRefused(back, null)).size).toBe(0);
    expect([...(await open().findRefused(search('99'), null)).keys()]).toEqual(['remote-search@99']);
  });

  it('accepts the live releases of an unknown channel, except what cannot be mounted', async () => {
    const compatibility = world(contracts).open();
    expect([...(await compatibility.findRefused(search('99'), null)).keys()]).toEqual(['remote-search@99']);
    expect((await world(contracts).open().findRefused(search('bare'), null)).size).toBe(0);
  });

  it('skips packages in development', async () => {
    const compatibility = world(contracts).open(['remote-search']);
    await compatibility.findRefused(live, null);
    expect((await compatibility.findRefused(search('99'), live)).size).toBe(0);
  });
});
