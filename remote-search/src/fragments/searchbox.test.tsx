import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFragment } from '@detour/remote-kit/testing';
import fr_FR from '../messages/fr_FR.json';
import * as searchbox from './searchbox.fragment';

const realFetch = globalThis.fetch;
let rendered: Awaited<ReturnType<typeof show>> | null = null;

const show = () =>
  renderFragment(searchbox, { remote: 'remote-search', path: '/nulle-part', messages: fr_FR, props: {} });

beforeEach(() => {
  globalThis.fetch = () => Promise.resolve(Response.json([]));
});

afterEach(async () => {
  await rendered?.unmount();
  rendered = null;
  globalThis.fetch = realFetch;
});

describe('the searchbox fragment', () => {
  it('searches from a page of another remote [NOTF-011]', async () => {
    rendered = await show();
    expect(screen.getByTestId('searchbox')).toBeInTheDocument();
    await act(async () => undefined);
    await userEvent.click(screen.getByTestId('searchbox-submit'));
    expect(rendered.host.navigated).toEqual([expect.stringMatching(/^\/recherche(\?|$)/)]);
  });
});
