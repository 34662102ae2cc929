import { act, screen } from '@testing-library/react';
import { fakeApi } from '../testing/fake-api';
import { renderRemote } from '../testing/render-remote';
import { registerMessages } from '../text/messages';
import { createUseText } from '../text/text';
import type { PageDefinition, RemoteDefinition } from './definition';

const pageWith = (text: string): PageDefinition => ({
  prefetch: () => Promise.resolve({ head: { title: text } }),
  Component: () => <p>{text}</p>,
});

/** A remote whose search page arrives when the test says so. */
const lateRemote = () => {
  let answer: { resolve(page: PageDefinition): void; reject(error: Error): void } | null = null;
  const definition: RemoteDefinition = {
    remote: 'remote-search',
    styleKey: 'search',
    contract: null,
    pages: {
      home: pageWith('Home'),
      search: () => new Promise((resolve, reject) => (answer = { resolve, reject })),
    },
  };
  return { definition, answer: () => answer };
};

const openSearch = async () => {
  const { definition, answer } = lateRemote();
  const { host } = await renderRemote(definition, { api: fakeApi({}), messages: {}, path: '/' });
  expect(screen.getByText('Home')).toBeInTheDocument();
  // The shell changes the route although the code is late.
  act(() => host.moveTo('/recherche'));
  expect(screen.queryByText('Home')).not.toBeInTheDocument();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  return { host, answer };
};

describe('a page whose code is late', () => {
  afterEach(() => document.body.replaceChildren());

  it('appears when its code arrives', async () => {
    const { host, answer } = await openSearch();
    await act(async () => answer()?.resolve(pageWith('Results')));
    expect(await screen.findByText('Results')).toBeInTheDocument();
    expect(host.reports).toEqual([]);
  });

  it('is reported like a page that throws when its code cannot be loaded', async () => {
    const { host, answer } = await openSearch();
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await act(async () => answer()?.reject(new Error('no network')));
    expect(host.reports).toMatchObject([{ code: 'SHELL-201', error: new Error('no network') }]);
    logged.mockRestore();
  });

  it('never appears over a page that the visitor went to meanwhile', async () => {
    const { host, answer } = await openSearch();
    act(() => host.moveTo('/'));
    await act(async () => answer()?.resolve(pageWith('Results')));
    expect(await screen.findByText('Home')).toBeInTheDocument();
    expect(screen.queryByText('Results')).not.toBeInTheDocument();
  });
});

describe('the texts of a page', () => {
  const useTitle = createUseText<'home.title' | 'search.title'>();
  const titled = (id: 'home.title' | 'search.title'): PageDefinition => ({
    prefetch: () => Promise.resolve({ head: { title: id } }),
    Component: () => <h1>{useTitle()(id)}</h1>,
  });
  const ofHome = { 'home.title': 'Accueil' };
  /** Each page has its own file of texts, which comes with its code. */
  const withSearch = { ...ofHome, 'search.title': 'Séjours' };
  afterEach(() => document.body.replaceChildren());

  it('are those of the page that a visitor goes to, in a remote that is mounted', async () => {
    const definition: RemoteDefinition = {
      remote: 'remote-search',
      styleKey: 'search',
      contract: null,
      pages: { home: titled('home.title'), search: titled('search.title') },
    };
    const { host } = await renderRemote(definition, { api: fakeApi({}), messages: ofHome, path: '/' });
    expect(screen.getByRole('heading')).toHaveTextContent('Accueil');
    registerMessages('remote-search', withSearch);
    await act(async () => host.moveTo('/recherche'));
    expect(await screen.findByRole('heading')).toHaveTextContent('Séjours');
  });

  it('are there too for a page whose code and texts come after the route has changed', async () => {
    let arrive: (page: PageDefinition) => void = () => undefined;
    const definition: RemoteDefinition = {
      remote: 'remote-search',
      styleKey: 'search',
      contract: null,
      pages: { home: titled('home.title'), search: () => new Promise((resolve) => (arrive = resolve)) },
    };
    const { host } = await renderRemote(definition, { api: fakeApi({}), messages: ofHome, path: '/' });
    act(() => host.moveTo('/recherche'));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    registerMessages('remote-search', withSearch);
    await act(async () => arrive(titled('search.title')));
    expect(await screen.findByRole('heading')).toHaveTextContent('Séjours');
  });
});
