import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { accountFixture, signInCookie } from '@detour/shared-checkout/testing';
import { givenFixture, keptFixture } from '../testing/keeps.fixture';
import { closePages, fillIn, lost, type OpenedPage, openPage, problem } from '../testing/open-page';

let rendered: OpenedPage;

beforeEach(() => signInCookie(true));
afterEach(closePages);

const path = '/account/gifts';
const me = () => accountFixture();
const none = { given: [], kept: [] };

describe('the gifts of an account', () => {
  it('redirect a signed-out visitor to sign-in and back [ACC-007]', async () => {
    signInCookie(false);
    rendered = await openPage(path);
    await waitFor(() =>
      expect(rendered.host.navigated).toEqual(['/account/signin?origin=%2Faccount%2Fgifts']),
    );
  });

  it('add the gift of a typed code, and show it at once', async () => {
    const keepGift = jest.fn(() => ({ given: [], kept: [keptFixture()] }));
    rendered = await openPage(path, { me, accountGifts: () => none, keepGift });
    await userEvent.click(await screen.findByRole('button', { name: 'Garder ici' }));
    expect(screen.getByLabelText('Code cadeau')).toHaveAccessibleDescription(/Champ obligatoire/);
    await fillIn(screen.getByLabelText('Code cadeau'), ' dtr 7k2m 9qxd ');
    await userEvent.click(screen.getByRole('button', { name: 'Garder ici' }));
    expect(await screen.findByTestId('kept-gift')).toHaveTextContent('Face aux falaises');
    expect(keepGift).toHaveBeenCalledWith(
      expect.objectContaining({ giftCode: 'dtr 7k2m 9qxd', params: { code: 'current' } }),
    );
    expect(screen.getByLabelText('Code cadeau')).toHaveValue('');
    expect(screen.getByText('C’est dans votre compte')).toBeInTheDocument();
  });

  it('report an unknown code at the field, and keep the input', async () => {
    const keepGift = () => problem(404, 'VOUCHER_NOT_FOUND');
    rendered = await openPage(path, { me, accountGifts: () => none, keepGift });
    await fillIn(await screen.findByLabelText('Code cadeau'), 'AAAA');
    await userEvent.click(screen.getByRole('button', { name: 'Garder ici' }));
    expect(await screen.findByText(/Nous ne connaissons pas ce code/)).toBeInTheDocument();
    expect(screen.getByLabelText('Code cadeau')).toHaveValue('AAAA');
    expect(screen.getByLabelText('Code cadeau')).toHaveFocus();
  });

  it('keep the code when the connection is lost', async () => {
    rendered = await openPage(path, { me, accountGifts: () => none, keepGift: () => lost });
    await fillIn(await screen.findByLabelText('Code cadeau'), 'AAAA');
    await userEvent.click(screen.getByRole('button', { name: 'Garder ici' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre saisie est conservée');
    expect(screen.getByLabelText('Code cadeau')).toHaveValue('AAAA');
  });

  it('can be removed and restored', async () => {
    const kept = { given: [], kept: [keptFixture()] };
    rendered = await openPage(path, {
      me,
      accountGifts: () => kept,
      dropGift: () => none,
      keepGift: () => kept,
    });
    const card = within(await screen.findByTestId('kept-gift'));
    await userEvent.click(card.getByRole('button', { name: 'Retirer' }));
    const note = within(await screen.findByTestId('gift-dropped'));
    expect(screen.queryByTestId('kept-gift')).toBeNull();
    await userEvent.click(note.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByTestId('kept-gift')).toBeInTheDocument();
    expect(screen.queryByTestId('gift-dropped')).toBeNull();
  });

  it('send a gift again to a corrected address', async () => {
    const giftDelivery = jest.fn(() => problem(409, 'DELIVERY_CLOSED'));
    rendered = await openPage(path, {
      me,
      accountGifts: () => ({ given: [givenFixture()], kept: [] }),
      giftDelivery,
    });
    const row = within(await screen.findByTestId('given-gift'));
    await userEvent.click(row.getByRole('button', { name: 'Renvoyer' }));
    const dialog = within(await screen.findByTestId('giving-dialog'));
    const address = await dialog.findByTestId('giving-email', undefined, { timeout: 5000 });
    expect(address).toHaveValue('claire@example.org');
    await userEvent.clear(address);
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer maintenant' }));
    expect(giftDelivery).not.toHaveBeenCalled();
    await fillIn(address, 'claire@autre.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer maintenant' }));
    await waitFor(() => expect(giftDelivery).toHaveBeenCalledTimes(1));
    expect(giftDelivery).toHaveBeenCalledWith(
      expect.objectContaining({
        params: { orderUUID: givenFixture().orderUUID, position: '0' },
        body: expect.objectContaining({ toEmail: 'claire@autre.example', sendAt: null }),
      }),
    );
    expect(await dialog.findByText(/a été ouvert ou n’est plus valable/)).toBeInTheDocument();
    expect(address).toHaveValue('claire@autre.example');
  });

  it('are accessible, and in no history entry', async () => {
    rendered = await openPage(path, {
      me,
      accountGifts: () => ({ given: [givenFixture()], kept: [keptFixture()] }),
    });
    await screen.findByTestId('kept-gift');
    expect((await axe.run(rendered.element)).violations).toEqual([]);
    expect(JSON.stringify(rendered.page.snapshot())).not.toContain('DTR-');
  });
});
