import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydrationState } from '../foundation/HydrationState';
import { Panel } from './Panel';

const { matchMedia } = window;

afterEach(() => {
  window.matchMedia = matchMedia;
});

const page = (open: boolean) => (
  <HydrationState hydrates>
    <Panel
      open={open}
      onClose={() => undefined}
      title="Voyageurs"
      closeLabel="Fermer"
      anchor={<button type="button">2 adultes</button>}
    >
      <p>Adultes</p>
    </Panel>
  </HydrationState>
);

describe('a panel on a phone', () => {
  it('keeps the opener of the server when it becomes a dialog', async () => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: true });
    const element = document.body.appendChild(document.createElement('div'));
    element.innerHTML = renderToString(page(false));
    const opener = element.querySelector('button');
    const { root } = await act(() => ({ root: hydrateRoot(element, page(false)) }));
    act(() => root.render(page(true)));
    expect(element.querySelector('dialog[open]')).toHaveTextContent('Adultes');
    expect(element.querySelector('button')).toBe(opener);
    act(() => root.unmount());
    element.remove();
  });
});
