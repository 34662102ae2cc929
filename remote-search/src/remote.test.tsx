import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { manyOffers, offersOf } from './testing/offer.fixture';
import { renderSearch, unmountAll, type RenderOptions } from './testing/render';
import { calendarOf, homepageOf, suggestionOf } from './testing/search.fixture';

const open = (path: string, options: RenderOptions = {}) =>
  renderSearch(
    {
      homepage: () => homepageOf(),
      offers: () => offersOf(manyOffers(24), { totalCount: 60 }),
      recommended: () => [suggestionOf()],
      autocomplete: () => [suggestionOf()],
      searchCalendar: () => calendarOf('2026-11', 2),
    },
    { path, ...options },
  );

// jsdom renders no colours, and the shell owns the landmarks.
const problems = async (element: HTMLElement) => {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

afterEach(unmountAll);

describe('remote-search', () => {
  it('mounts and unmounts twice, and leaves its element empty', async () => {
    for (const path of ['/', '/recherche']) {
      const remote = await open(path);
      expect(remote.element).not.toBeEmptyDOMElement();
      await unmountAll();
      expect(remote.element).toBeEmptyDOMElement();
    }
  });

  it.each(['/', '/recherche'])('has no accessibility violation on %s', async (path) => {
    const { element } = await open(path);
    expect(await problems(element)).toEqual([]);
  });

  it('has no accessibility violation with an open panel', async () => {
    const { element } = await open('/');
    await userEvent.click(screen.getByTestId('searchbox-dates'));
    await screen.findByTestId('calendar');
    expect(await problems(element)).toEqual([]);
    await userEvent.click(screen.getByTestId('searchbox-guests'));
    expect(await problems(element)).toEqual([]);
    act(() => screen.getByTestId('searchbox-destination').focus());
    await waitFor(() => expect(screen.getAllByTestId('searchbox-suggestion').length).toBeGreaterThan(0));
    expect(await problems(element)).toEqual([]);
  });

  it('restores results and unsubmitted choices from its snapshot', async () => {
    const first = await open('/recherche');
    await userEvent.selectOptions(screen.getByTestId('searchbox-theme'), '23');
    const snapshot = first.page.snapshot();
    await unmountAll();
    await renderSearch(
      { offers: () => new Promise(() => undefined), recommended: () => [] },
      { path: '/recherche', snapshot, cold: true },
    );
    expect(screen.getByTestId('results')).toHaveAttribute('data-state', 'ready');
    expect(screen.getByTestId('searchbox-theme')).toHaveValue('23');
  });
});
