import { act, render, screen } from '@testing-library/react';
import { afterPaint, HydratedHolder } from '@detour/shared-ui';
import { HostHolder } from '../host/host-context';
import { fakeHost, type FakeHost } from '../testing/fake-host';
import { BelowFold, FirstViewFirst } from './first-view';

interface ViewOptions {
  readonly isNewStep?: boolean;
  readonly hash?: string;
  readonly isHydrated?: boolean;
}

const hostAt = ({ isNewStep, hash = '' }: ViewOptions): FakeHost => {
  const host = fakeHost({ remote: 'remote-search', path: '/recherche', hash });
  return {
    ...host,
    navigation: {
      ...host.navigation,
      ...(isNewStep !== undefined && { isNewStep: () => isNewStep }),
    },
  };
};

const show = (options: ViewOptions): { readonly host: FakeHost; again(): void } => {
  const host = hostAt(options);
  const services = {
    host,
    api: {} as never,
    format: {} as never,
    setHead: () => undefined,
    snapshots: new Map(),
  };
  const tree = () => (
    <HostHolder value={services}>
      <HydratedHolder value={options.isHydrated ?? true}>
        <FirstViewFirst>
          <h1>heading</h1>
          <BelowFold>
            <p>rest</p>
          </BelowFold>
        </FirstViewFirst>
      </HydratedHolder>
    </HostHolder>
  );
  const { rerender } = render(tree());
  return { host, again: () => rerender(tree()) };
};

const rest = () => screen.queryByText('rest');

describe('a page that a link or a search led to', () => {
  it('renders its first view, and the rest after the first frame', async () => {
    show({ isNewStep: true });
    expect(screen.getByText('heading')).toBeInTheDocument();
    expect(rest()).toBeNull();
    await act(afterPaint);
    expect(rest()).toBeInTheDocument();
  });

  it('begins with its first view again for other data of the same page', async () => {
    const { host, again } = show({ isNewStep: true });
    await act(afterPaint);
    act(() => host.moveTo('/recherche/autre-page'));
    again();
    expect(rest()).toBeNull();
    await act(afterPaint);
    expect(rest()).toBeInTheDocument();
  });

  it.each<[string, ViewOptions]>([
    ['after Back, which returns to a scroll position', { isNewStep: false }],
    ['in a shell that does not say how the visitor came', {}],
    ['while it hydrates, because the server rendered everything', { isNewStep: true, isHydrated: false }],
    ['when its address names an element', { isNewStep: true, hash: '#avis' }],
  ])('is whole at once %s', (_, options) => {
    show(options);
    expect(rest()).toBeInTheDocument();
  });

  it('has its first view first with criteria in the hash', () => {
    show({ isNewStep: true, hash: '#nights=1' });
    expect(rest()).toBeNull();
  });
});
