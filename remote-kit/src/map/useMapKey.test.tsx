import { render, screen } from '@testing-library/react';
import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import { createFormat } from '@detour/shared-contracts/format';
import { fakeHost } from '../testing/fake-host';
import { HostHolder, type HostServices } from '../host/host-context';
import { useMapKey } from './useMapKey';

const Key = () => <p>{useMapKey<ContractNames>() ?? 'none'}</p>;

const show = (mapsKey: string | null, agreed: boolean) => {
  const host = fakeHost({ remote: 'remote-boxes' });
  const services = {
    host: {
      ...host,
      site: { ...host.site, mapsKey },
      consent: { ...host.consent, allows: (kind: string) => kind === 'needed' || agreed },
    },
    format: createFormat('fr_FR'),
  } as unknown as HostServices;
  return render(
    <HostHolder value={services}>
      <Key />
    </HostHolder>,
  );
};

describe('the key of the hosted map', () => {
  it('comes from the settings, with consent to external hosts [MAP-008]', () => {
    show('key-of-the-operator', true);
    expect(screen.getByText('key-of-the-operator')).toBeInTheDocument();
  });

  it('is withheld without consent, and null when none is set', () => {
    show('key-of-the-operator', false);
    show(null, true);
    expect(screen.getAllByText('none')).toHaveLength(2);
  });
});
