import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFixedClock, type Clock } from '@detour/shared-contracts/base';
import { locales } from '@detour/shared-contracts/sites';
import { FragmentPanel } from './FragmentPanel';
import { SlotPanel, type SlotPanelProps } from './SlotPanel';
import { brokenRules, renderFrame, siteFor } from '../testing/render-frame';

const at = Date.parse('2026-11-21T13:02:00Z');

const propsFor = (change: Partial<SlotPanelProps> = {}): SlotPanelProps => ({
  site: siteFor('fr_FR'),
  homeHref: '/',
  failure: { reference: 'search-7f3a', at },
  retryAt: at + 8000,
  clock: createFixedClock('2026-11-21T13:02:00Z'),
  onRetry: () => undefined,
  ...change,
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the panel of a slot', () => {
  it('says what failed and what works, and links home [SHELL-010]', () => {
    renderFrame(<SlotPanel {...propsFor()} />);
    expect(screen.getByTestId('remote-failed')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Cette partie de la page n’a pas pu être chargée');
    expect(screen.getByText(/Le reste du site fonctionne/)).toHaveTextContent('dans 8 s ; votre recherche');
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  });

  it('counts down, stops during a retry, and leaves no timer behind', () => {
    jest.useFakeTimers();
    let now = at;
    const clock: Clock = { now: () => now };
    const { change, unmount } = renderFrame(<SlotPanel {...propsFor({ clock })} />);
    now += 3000;
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText(/dans 5 s/)).toBeInTheDocument();
    change(<SlotPanel {...propsFor({ clock, retrying: true })} />);
    expect(screen.getByText(/Nouvel essai en cours/)).toBeInTheDocument();
    expect(screen.getByTestId('remote-retry')).toHaveAttribute('aria-busy', 'true');
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('shows no countdown without automatic retries', () => {
    renderFrame(<SlotPanel {...propsFor({ retryAt: null })} />);
    expect(
      screen.getByText('Le reste du site fonctionne et votre recherche est conservée.'),
    ).toBeInTheDocument();
  });

  it('retries on request', async () => {
    const onRetry = jest.fn();
    renderFrame(<SlotPanel {...propsFor({ onRetry })} />);
    await userEvent.click(screen.getByTestId('remote-retry'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('shows a support reference with the market’s time', () => {
    renderFrame(<SlotPanel {...propsFor()} />);
    expect(screen.getByText(/search-7f3a, 21 nov\. 2026.*14:02/)).toBeInTheDocument();
  });

  it.each(locales)('has no accessibility violations in %s', async (locale) => {
    const { container } = renderFrame(<SlotPanel {...propsFor({ site: siteFor(locale) })} />, locale);
    expect(await brokenRules(container)).toEqual([]);
  });
});

describe('the panel of a fragment', () => {
  it('is one line with a retry [SHELL-010]', async () => {
    const onRetry = jest.fn();
    const { container } = renderFrame(<FragmentPanel onRetry={onRetry} />);
    expect(screen.getByRole('status')).toHaveTextContent('Ce bloc n’a pas pu être chargé.');
    expect(screen.queryByRole('heading')).toBeNull();
    await userEvent.click(screen.getByTestId('remote-retry'));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(await brokenRules(container)).toEqual([]);
  });
});
