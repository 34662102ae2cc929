import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Breadcrumb } from './Breadcrumb';
import { breadcrumbData, hiddenOnPhone, type Crumb } from './breadcrumb-data';
import { Pagination } from './Pagination';

const crumbs: readonly Crumb[] = [
  { label: 'Accueil', href: '/' },
  { label: 'France', href: '/recherche#country=1' },
  { label: 'Étretat' },
];

const shown = (items: readonly Crumb[], short: boolean): string[] => {
  const { unmount } = render(<Breadcrumb crumbs={items} label="Fil d’Ariane" short={short} />);
  const labels = screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
  unmount();
  return labels;
};

describe('the breadcrumb', () => {
  it('collapses with more than two items in short mode [UI-020]', () => {
    expect(shown(crumbs, true)).toEqual(['Accueil', '…', 'Étretat']);
  });

  it('is complete with two items, or without short mode [UI-021]', () => {
    expect(shown(crumbs.slice(1), true)).toEqual(['France', 'Étretat']);
    expect(shown(crumbs, false)).toEqual(['Accueil', 'France', 'Étretat']);
  });

  it('collapses on phones until its button is pressed, and then focuses the first level that it has shown [UI-020]', async () => {
    const label = 'Afficher tout le fil d’Ariane';
    const levels: readonly Crumb[] = [
      ...crumbs.slice(0, 2),
      { label: 'Normandie', href: '/recherche#region=28' },
      ...crumbs.slice(2),
    ];
    const { rerender } = render(
      <Breadcrumb crumbs={levels} label="Fil d’Ariane" short="phone" moreLabel={label} />,
    );
    const words = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(words()).toEqual(['Accueil', '…', 'France', 'Normandie', 'Étretat']);
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(words()).toEqual(['Accueil', 'France', 'Normandie', 'Étretat']);
    expect(hiddenOnPhone(levels)).toEqual([1, 3]);
    expect(hiddenOnPhone([...levels.slice(0, 3), { label: 'Hôtel' }, { label: 'Séjour' }])).toEqual([
      1, 3, 4,
    ]);
    expect(hiddenOnPhone([levels[0]!, { label: 'Hôtel' }, { label: 'Séjour' }])).toEqual([1, 2]);
    expect(screen.getByRole('link', { name: 'France' })).toHaveFocus();
    rerender(<Breadcrumb crumbs={crumbs.slice(1)} label="Fil d’Ariane" short="phone" moreLabel={label} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('links every level except the page itself', () => {
    render(<Breadcrumb crumbs={crumbs} label="Fil d’Ariane" />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/recherche#country=1',
    ]);
    expect(screen.getByText('Étretat')).toHaveAttribute('aria-current', 'page');
  });

  it('emits structured data that lists each level [SEO-007]', () => {
    const data = breadcrumbData(crumbs, 'https://fr.example', '/sejours/recherche/p1');
    expect(data['@type']).toBe('BreadcrumbList');
    expect(data.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Accueil', 'https://fr.example/'],
      [2, 'France', 'https://fr.example/recherche#country=1'],
      [3, 'Étretat', 'https://fr.example/sejours/recherche/p1'],
    ]);
  });
});

const pages = (current: number, count: number) => {
  render(
    <Pagination
      current={current}
      count={count}
      hrefOf={(page) => `/recherche?page=${page}`}
      label="Pages"
      pageLabel={(page) => `Page ${page}`}
      previousLabel="Précédente"
      nextLabel="Suivante"
    />,
  );
  return screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label'));
};

describe('the pagination', () => {
  it('links every page of fewer than ten [UI-017]', () => {
    expect(pages(1, 3)).toEqual(['Page 1', 'Page 2', 'Page 3', 'Suivante']);
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/recherche?page=2');
  });

  it('links decades with fewer than a hundred [UI-018]', () => {
    expect(pages(42, 99)).toEqual(
      expect.arrayContaining(['Page 10', 'Page 30', 'Page 42', 'Page 90', 'Page 99']),
    );
  });

  it('links hundreds from a hundred on [UI-019]', () => {
    const labels = pages(5, 250);
    expect(labels).toEqual(expect.arrayContaining(['Page 100', 'Page 200', 'Page 250']));
    expect(labels).not.toContain('Page 30');
  });

  it('is absent for a single page', () => {
    expect(pages(1, 1)).toEqual([]);
  });
});
