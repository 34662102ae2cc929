import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { HydrationState } from '@detour/shared-ui';
import { parseCriteria } from '@detour/shared-contracts/criteria';
import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import { HostHolder, useCriteria, useShopLocation, type HostServices } from './host-context';

const locationOf = (hash: string) => ({ path: '/recherche', search: '', hash });

/** A host whose address has the hash. Only its navigation is asked. */
const servicesAt = (hash: string): HostServices => {
  const location = locationOf(hash);
  const criteria = parseCriteria(hash, Date.parse('2026-11-26T12:00:00Z'), 'fr_FR');
  const navigation = {
    subscribe: () => () => undefined,
    location: () => location,
    criteria: () => criteria,
  };
  return { host: { navigation } } as never;
};

/** What a page reads in each of its renders. */
const hydrateAt = async (hash: string): Promise<readonly string[]> => {
  const seen: string[] = [];
  const Page = () => {
    seen.push(`${useCriteria<ContractNames>().adults}${useShopLocation().hash}`);
    return null;
  };
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(
      document.createElement('div'),
      <HostHolder value={servicesAt(hash)}>
        <HydrationState hydrates>
          <Page />
        </HydrationState>
      </HostHolder>,
    );
  });
  act(() => root?.unmount());
  return seen;
};

describe('criteria and location of a page that is hydrated', () => {
  it('are without the hash in the first render, as on the server', async () => {
    expect(await hydrateAt('#a=4')).toEqual(['2', '4#a=4']);
  });

  it('are final in the first render when there is no hash', async () => {
    expect(await hydrateAt('')).toEqual(['2']);
  });
});
