import { screen } from '@testing-library/react';
import { renderSearch, unmountAll } from '../testing/render';

afterEach(unmountAll);

describe('the Belgian splash page', () => {
  it.each([
    ['Ga verder', '/nl/', 'nl-BE', '[SPLASH-001]'],
    ['Entrer', '/fr/', 'fr-BE', '[SPLASH-002]'],
  ])('offers "%s", which leads to %s in %s %s', async (name, href, language) => {
    await renderSearch({}, { path: '/', locale: 'nl_BE' });
    expect(screen.getByTestId('page-splash')).toBeInTheDocument();
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link.closest('li')).toHaveAttribute('lang', language);
  });
});
