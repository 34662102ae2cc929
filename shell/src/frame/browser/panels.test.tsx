import { act, screen, waitFor } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { catalogues, siteFor } from '../testing/render-frame';
import { createPanels } from './panels';
import { createProvide } from './providers';

const state = { retryIn: 1000, reference: 'search-1', retry: () => undefined };

const setUp = () => {
  document.body.innerHTML = '<div id="slot-panel"></div><div id="slot"><p>page</p></div>';
  const panels = createPanels(
    {
      site: siteFor('fr_FR'),
      clock: { now: () => 0 },
      provide: createProvide(createIntl({ locale: 'fr-FR', messages: catalogues.fr_FR })),
    },
    () => import('./loading/frame-code'),
  );
  return { panels, box: document.getElementById('slot-panel')! };
};

describe('the error panels', () => {
  it('replace a server-rendered panel', async () => {
    const { panels, box } = setUp();
    box.innerHTML = '<div data-server-panel><h1>from the server</h1></div>';
    act(() => panels.page.show(state));
    // The code of the panel is still loading.
    expect(screen.getByText('from the server')).toBeInTheDocument();
    await screen.findByTestId('remote-failed');
    expect(screen.getAllByTestId('remote-failed')).toHaveLength(1);
    expect(screen.queryByText('from the server')).toBeNull();
    box.insertAdjacentHTML('afterbegin', '<div data-server-panel></div>');
    act(() => panels.page.hide());
    expect(box).toBeEmptyDOMElement();
  });

  it('keep the content of a fragment’s element beside the panel', async () => {
    const { panels } = setUp();
    const element = document.getElementById('slot')!;
    const panel = panels.fragment(element);
    act(() => panel.show(state));
    await waitFor(() => expect(element.childElementCount).toBe(2));
    expect(screen.getByText('page')).toBeInTheDocument();
    act(() => panel.hide());
    expect(element).toHaveTextContent('page');
    expect(element.childElementCount).toBe(1);
  });

  it('stay away when the page works again before their code is there', async () => {
    const { panels, box } = setUp();
    panels.page.show(state);
    panels.page.hide();
    await act(async () => void (await import('./loading/frame-code')));
    expect(box).toBeEmptyDOMElement();
  });
});
