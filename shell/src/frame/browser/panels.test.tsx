import { act, screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { catalogues, siteFor } from '../testing/render-frame';
import { createPanels } from './panels';
import { createProvide } from './providers';

const state = { retryIn: 1000, reference: 'search-1', retry: () => undefined };

const setUp = () => {
  document.body.innerHTML = '<div id="slot-panel"></div><div id="slot"><p>page</p></div>';
  const panels = createPanels({
    site: siteFor('fr_FR'),
    clock: { now: () => 0 },
    provide: createProvide(createIntl({ locale: 'fr-FR', messages: catalogues.fr_FR })),
  });
  return { panels, box: document.getElementById('slot-panel')! };
};

describe('the error panels', () => {
  it('replace a server-rendered panel', () => {
    const { panels, box } = setUp();
    box.innerHTML = '<div data-server-panel><h1>from the server</h1></div>';
    act(() => panels.page.show(state));
    expect(screen.getAllByTestId('remote-failed')).toHaveLength(1);
    expect(screen.queryByText('from the server')).toBeNull();
    box.insertAdjacentHTML('afterbegin', '<div data-server-panel></div>');
    act(() => panels.page.hide());
    expect(box).toBeEmptyDOMElement();
  });

  it('keep the content of a fragment’s element beside the panel', () => {
    const { panels } = setUp();
    const element = document.getElementById('slot')!;
    const panel = panels.fragment(element);
    act(() => panel.show(state));
    expect(element.childElementCount).toBe(2);
    expect(screen.getByText('page')).toBeInTheDocument();
    act(() => panel.hide());
    expect(element).toHaveTextContent('page');
    expect(element.childElementCount).toBe(1);
  });
});
