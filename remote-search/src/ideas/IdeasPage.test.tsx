import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ApiError } from '@detour/remote-kit';
import { ideasOf } from '../testing/landing.fixture';
import { renderSearch, unmountAll } from '../testing/render';
import { ideasPerSection } from './ideas-per-section';

const down: ApiError = { kind: 'problem', status: 400, message: 'ideas answered 400' };

const openIdeas = (ideas: () => unknown = () => ideasOf()) =>
  renderSearch({ ideasPage: ideas as never }, { path: '/idees' });

const firstSection = () => within(screen.getAllByTestId('ideas-section')[0]!);

afterEach(unmountAll);

describe('the ideas page', () => {
  it('shows a title and an intro [IDEAS-001]', async () => {
    await openIdeas();
    expect(screen.getByTestId('page-ideas')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Des idées pour partir');
    expect(screen.getByText('Par où commence votre détour ?')).toBeVisible();
  });

  it('shows sections of tiles, each a link with label and cover [IDEAS-002]', async () => {
    await openIdeas();
    expect(screen.getByRole('heading', { level: 2, name: 'Selon vos envies' })).toBeVisible();
    const tile = screen.getByRole('link', { name: 'Château' });
    expect(tile).toHaveAttribute('href', '/recherche#hotelTypes=castle');
    expect(tile.querySelector('img')).toHaveAttribute('src', '/images/vignes/1920_880.webp');
  });

  it('shows a list of regions [IDEAS-003]', async () => {
    await openIdeas();
    const regions = within(screen.getByRole('list', { name: 'Par région' }));
    expect(regions.getByRole('link', { name: 'Bretagne' })).toHaveAttribute('href', '/recherche#region=53');
  });

  it('shows more ideas on each click of See more, until there are no more [IDEAS-004] [IDEAS-006]', async () => {
    await openIdeas();
    const tiles = () => firstSection().getAllByRole('link');
    const more = () => firstSection().queryByRole('button', { name: /Voir plus/ });
    expect(tiles()).toHaveLength(ideasPerSection);
    await userEvent.click(more()!);
    expect(tiles()).toHaveLength(2 * ideasPerSection);
    expect(tiles()[ideasPerSection]).toHaveFocus();
    await userEvent.click(more()!);
    expect(tiles()).toHaveLength(14);
    expect(more()).toBeNull();
    expect(screen.queryByRole('button', { name: /Sous quel toit/ })).toBeNull();
  });

  it('announces an error when loading fails, and retries [IDEAS-007]', async () => {
    let works = false;
    const { host } = await openIdeas(() => (works ? ideasOf() : down));
    expect(await screen.findByRole('alert')).toHaveTextContent('Oups, un problème est survenu');
    expect(host.reports).toContainEqual(expect.objectContaining({ code: 'SEARCH-325' }));
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Des idées pour partir');
  });

  it('has a head with breadcrumb data', async () => {
    const { prefetched } = await openIdeas();
    expect(prefetched?.head).toMatchObject({
      title: 'Week-end spa – Détour',
      canonicalPath: '/idees',
      robots: 'index,follow',
      jsonLd: [expect.objectContaining({ '@type': 'BreadcrumbList' })],
    });
  });

  it('has no accessibility violation', async () => {
    const { element } = await openIdeas();
    const { violations } = await axe.run(element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });
});
