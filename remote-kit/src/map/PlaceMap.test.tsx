import { act, render, screen } from '@testing-library/react';
import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import { createFormat } from '@detour/shared-contracts/format';
import { HostHolder, type HostServices } from '../host/host-context';
import { fakeHost } from '../testing/fake-host';
import { PlaceMap } from './PlaceMap';

const present = globalThis.IntersectionObserver;
let comeNear: () => void = () => undefined;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
      comeNear = () => act(() => report([{ isIntersecting: true }]));
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  globalThis.IntersectionObserver = present;
});

const services = {
  host: fakeHost({ remote: 'remote-boxes' }),
  format: createFormat('fr_FR'),
} as unknown as HostServices;

describe('the map of a place', () => {
  it('loads when it comes near the screen, with the texts of its remote [MAP-008]', async () => {
    render(
      <HostHolder value={services}>
        <PlaceMap<ContractNames>
          place={{ name: 'Château de Valmerle', lat: 47.41, lng: 0.98 }}
          label="Plan du château"
          text={(id) => id}
          data-testid="place"
        />
      </HostHolder>,
    );
    expect(screen.getByTestId('place')).toBeEmptyDOMElement();
    comeNear();
    expect(await screen.findByRole('region', { name: 'Plan du château' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'map.zoomIn' })).toBeInTheDocument();
  });
});
