import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiError } from '@detour/remote-kit';
import { homepageOf } from '../testing/search.fixture';
import { renderSearch, unmountAll } from '../testing/render';

afterEach(unmountAll);

describe('the Belgian splash page', () => {
  it.each([
    ['Ga verder', '/nl/', 'nl-BE', '[SPLASH-001]'],
    ['Entrer', '/fr/', 'fr-BE', '[SPLASH-002]'],
  ])('offers "%s", which links to %s in %s %s', async (name, href, language) => {
    await renderSearch({ homepage: () => homepageOf() }, { path: '/', locale: 'nl_BE' });
    expect(screen.getByTestId('page-splash')).toBeInTheDocument();
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link.closest('li')).toHaveAttribute('lang', language);
  });

  it('crossfades the pictures of the home page until stopped [UI-009]', async () => {
    await renderSearch({ homepage: () => homepageOf() }, { path: '/', locale: 'nl_BE' });
    const show = within(await screen.findByRole('group', { name: 'Bestemmingen in beeld' }));
    await userEvent.click(show.getByRole('button', { name: 'Beelden pauzeren' }));
    expect(show.getByRole('button', { name: 'Beelden afspelen' })).toBeVisible();
  });

  it('offers both languages without pictures too', async () => {
    const broken: ApiError = { kind: 'problem', status: 400, message: 'homepage answered 400' };
    await renderSearch({ homepage: () => broken }, { path: '/', locale: 'nl_BE' });
    expect(screen.getAllByTestId('locale-option')).toHaveLength(2);
    expect(screen.queryByRole('group')).toBeNull();
  });
});
