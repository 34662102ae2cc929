import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { hitFixture } from '../../testing/care-file.fixture';
import { closePages, lost, openPage, problem } from '../../testing/open-page';

afterEach(closePages);

const found = (change: object = {}) => ({ hits: [hitFixture()], more: false, ...change });

const open = async (careSearch: (input: { body: unknown }) => unknown) => {
  await openPage('/care', { careSearch } as never, { mode: 'care' });
  return screen.findByRole('textbox', { name: 'Trouver un dossier' });
};

describe('the care desk', () => {
  it('searches for the typed text and shows the key by which each order was found', async () => {
    const asked: unknown[] = [];
    const field = await open(({ body }) => {
      asked.push(body);
      return found({
        hits: [hitFixture(), hitFixture({ orderNumber: '87654321', name: '', matchedBy: 'card' })],
      });
    });
    await userEvent.type(field, ' vasseur {Enter}');
    const list = within(await screen.findByTestId('care-hits'));
    expect(asked).toEqual([{ text: 'vasseur' }]);
    const [first, second] = list.getAllByRole('link');
    expect(first).toHaveAttribute('href', '/care/orders/12345678');
    expect(first).toHaveTextContent(
      /Claire Vasseur.*12345678.*Face aux falaises.*Arrivée 11 décembre 2026.*nom.*389,40/,
    );
    expect(second).toHaveTextContent(/Nom effacé.*carte/);
    expect((await axe.run(screen.getByTestId('page-care'))).violations).toEqual([]);
  }, 30_000);

  it('supports the keyboard: Enter searches, arrows move, / and Escape return to the field', async () => {
    const field = await open(() => found({ hits: [hitFixture(), hitFixture({ orderNumber: '87654321' })] }));
    await userEvent.type(field, 'vasseur{Enter}');
    const [first, second] = within(await screen.findByTestId('care-hits')).getAllByRole('link');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('/');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('vasseur');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(field).toHaveFocus();
  });

  it('shows its shortcuts on ?, and lets them be switched off', async () => {
    const field = await open(() => found());
    field.blur();
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Raccourcis clavier' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Raccourcis à une touche' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    await userEvent.keyboard('/');
    expect(field).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveFocus();
  });

  it('requires two characters, and explains when it finds nothing or too much', async () => {
    let answer = found({ hits: [] });
    const field = await open(() => answer);
    await userEvent.type(field, 'v{Enter}');
    expect(screen.getByText('Saisissez au moins 2 caractères.')).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription(/Saisissez au moins 2/);
    await userEvent.type(field, 'asseur{Enter}');
    expect(await screen.findByRole('heading', { name: 'Aucun dossier trouvé' })).toBeInTheDocument();
    answer = found({ more: true });
    await userEvent.type(field, ' c{Enter}');
    expect(await screen.findByText(/Ajoutez un prénom/)).toBeInTheDocument();
  });

  it('keeps the text when the search fails, and leads to the sign-in when the session has ended', async () => {
    const careSearch = jest.fn().mockReturnValue(lost);
    const field = await open(careSearch);
    await userEvent.type(field, 'vasseur{Enter}');
    const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 6000 });
    expect(field).toHaveValue('vasseur');
    careSearch.mockReturnValue(problem(401, 'NOT_IN_CARE'));
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Se reconnecter' })).toHaveAttribute(
      'href',
      '/care/login',
    );
  }, 15_000);
});
