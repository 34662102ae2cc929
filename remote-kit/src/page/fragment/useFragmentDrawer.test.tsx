import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import { fakeHost, type FakeHost } from '../../testing/fake-host';
import { HostHolder } from '../../host/host-context';
import { useFragmentDrawer, type FragmentDrawerOptions } from './useFragmentDrawer';

const options: FragmentDrawerOptions<ContractNames> = {
  closedOn: (bus) => bus.on('product.offers-drawer-closed@1'),
  href: '/sejours/recherche/some-stay',
  draw: (isOpen) => (
    <div data-testid="fragment" data-remote-state="loading">
      {isOpen ? 'open' : 'closed'}
    </div>
  ),
};

const Page = () => {
  const drawer = useFragmentDrawer(options);
  return (
    <>
      <button onClick={drawer.open} onPointerEnter={drawer.prepare}>
        offers
      </button>
      {drawer.fragment}
    </>
  );
};

const show = (): FakeHost => {
  const host = fakeHost({ remote: 'remote-search', path: '/sejours/recherche' });
  const value = {
    host,
    api: {} as never,
    format: {} as never,
    setHead: () => undefined,
    snapshots: new Map(),
  };
  render(
    <HostHolder value={value}>
      <Page />
    </HostHolder>,
  );
  return host;
};

const button = () => screen.getByRole('button', { name: 'offers' });
const fragment = () => screen.queryByTestId('fragment');

/** Attribute that the shell sets on a fragment that failed to load. */
const fail = () => act(async () => fragment()?.setAttribute('data-remote-state', 'failed'));

describe('a drawer of another remote', () => {
  it('preloads on approach, and opens on click', async () => {
    show();
    expect(fragment()).toBeNull();
    await userEvent.hover(button());
    expect(fragment()).toHaveTextContent('closed');
    await userEvent.click(button());
    expect(fragment()).toHaveTextContent('open');
  });

  it('stays loaded when its own event closes it', async () => {
    const host = show();
    await userEvent.click(button());
    act(() => host.fire('product.offers-drawer-closed@1', {}));
    expect(fragment()).toHaveTextContent('closed');
  });

  it('navigates to the page when it fails to load, and retries next time', async () => {
    const host = show();
    await userEvent.click(button());
    await fail();
    expect(host.navigated).toEqual([options.href]);
    expect(fragment()).toBeNull();
    await userEvent.click(button());
    expect(fragment()).toHaveTextContent('open');
  });

  it('does not navigate for a failure before the click', async () => {
    const host = show();
    await userEvent.hover(button());
    await fail();
    expect(host.navigated).toEqual([]);
    await userEvent.click(button());
    expect(host.navigated).toEqual([options.href]);
  });
});
