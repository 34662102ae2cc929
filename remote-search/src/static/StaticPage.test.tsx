import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { StaticPage } from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';
import type { ApiError } from '@detour/remote-kit';
import { renderSearch, unmountAll } from '../testing/render';

/** The recorded page with the texts that the tests name. */
const terms: StaticPage = {
  ...recorded('static-page'),
  id: 'terms-of-sale',
  title: 'Conditions générales de vente',
  metaDescription: 'Ce qui s’applique.',
  updatedOn: '2026-11-01',
  lead: 'Ce site est une démonstration.',
  sections: [
    {
      title: 'L’annulation',
      paragraphs: ['Deux cas.'],
      items: ['Flexible : gratuite.', 'Non remboursable : aucune.'],
      links: [{ label: 'Nous écrire', url: '/contact' }],
    },
  ],
};
const unknown: ApiError = { kind: 'problem', status: 404, code: 'NOT_FOUND', message: 'No such page.' };

const open = (staticPage: (input: never) => unknown) =>
  renderSearch({ staticPage } as never, { path: '/page/terms-of-sale' });

afterEach(unmountAll);

describe('a static page', () => {
  it('requests its content by id and shows it [STATIC-001] [ROUTE-025]', async () => {
    const answer = jest.fn(() => terms);
    await open(answer);
    expect(answer).toHaveBeenCalledWith(
      expect.objectContaining({ params: { id: 'terms-of-sale' }, query: { locale: 'fr_FR' } }),
    );
    expect(screen.getByTestId('page-static')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Conditions générales de vente');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/contact');
    expect(screen.getByText('Mise à jour du 1er novembre 2026')).toBeInTheDocument();
  });

  it('adds the storage keys of remotes to the list of their class of consent', async () => {
    const listOf = (stored: 'needed' | 'preferences') => ({
      title: stored,
      stored,
      paragraphs: [],
      items: [`consent : ${stored}`],
      links: [],
    });
    const cookies = { ...terms, sections: [listOf('needed'), listOf('preferences')] };
    await renderSearch({ staticPage: () => cookies } as never, {
      path: '/page/terms-of-sale',
      storage: [
        {
          name: 'reviews.draft',
          kind: 'session-storage',
          class: 'needed',
          text: 'votre avis en cours d’écriture ; jusqu’à son envoi',
        },
      ],
    });
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      'consent : needed',
      'reviews.draft\u00a0: votre avis en cours d’écriture ; jusqu’à son envoi',
      'consent : preferences',
    ]);
  });

  it('sets title, description and canonical URL [STATIC-002]', async () => {
    const page = await open(() => terms);
    expect(page.prefetched).toMatchObject({
      status: 200,
      head: {
        title: 'Conditions générales de vente – Détour',
        description: 'Ce qui s’applique.',
        canonicalPath: '/page/terms-of-sale',
      },
    });
  });

  it('leads to the answer of a question: marks it and focuses its heading [L4] [CONTACT-004]', async () => {
    const scrolled = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView: scrolled });
    const [section] = terms.sections;
    const help = {
      ...terms,
      sections: [
        { ...section!, title: 'Réserver', question: 'book' },
        { ...section!, question: 'cancel' },
      ],
    };
    await renderSearch({ staticPage: () => help } as never, { path: '/page/help?question=cancel' });
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'L’annulation' })).toHaveFocus(),
    );
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('responds with not found for an unknown id', async () => {
    const page = await open(() => unknown);
    expect(page.prefetched).toMatchObject({ status: 404 });
  });

  it('has no accessibility violation', async () => {
    const { element } = await open(() => terms);
    const { violations } = await axe.run(element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
