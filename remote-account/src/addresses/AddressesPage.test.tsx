import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressLimits } from '@detour/shared-contracts/rules';
import { accountFixture, addressFixture, officeFixture, signInCookie } from '@detour/shared-checkout/testing';
import { closePages, fillIn, lost, type OpenedPage, openPage, problem } from '../testing/open-page';

let rendered: OpenedPage;

beforeEach(() => signInCookie(true));
afterEach(closePages);

const path = '/account/addresses';
const me = () => accountFixture();
const office = officeFixture();
const listOf = (...addresses: readonly ReturnType<typeof addressFixture>[]) => ({
  addresses: [...addresses],
});

const open = async (answers: Parameters<typeof openPage>[1] = {}) => {
  rendered = await openPage(path, { me, addresses: () => listOf(), ...answers });
};

const fillForm = async (): Promise<void> => {
  await fillIn(await screen.findByLabelText(/^Nom de cette adresse/), 'Maison');
  await fillIn(screen.getByLabelText('Adresse'), '12 rue des Lilas');
  await fillIn(screen.getByLabelText('Code postal'), '75011');
  await fillIn(screen.getByLabelText('Ville'), 'Paris');
};

describe('the addresses of an account', () => {
  it('redirect a signed-out visitor to sign-in and back [ACC-007]', async () => {
    signInCookie(false);
    rendered = await openPage(path);
    await waitFor(() =>
      expect(rendered.host.navigated).toEqual(['/account/signin?origin=%2Faccount%2Faddresses']),
    );
  });

  it('start with a form, with each error at its field [ACC-004]', async () => {
    const addAddress = jest.fn(() => listOf(addressFixture()));
    await open({ addAddress });
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une adresse' }));
    expect(await screen.findByRole('heading', { name: 'Nouvelle adresse' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('4 champs à corriger')).toBeInTheDocument();
    expect(addAddress).not.toHaveBeenCalled();
    await fillForm();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const card = await screen.findByTestId('address');
    expect(card).toHaveTextContent('12 rue des Lilas75011 ParisFrance');
    expect(addAddress).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ label: 'Maison', country: 'FR' }) }),
    );
    expect(screen.getByText('Adresse enregistrée')).toBeInTheDocument();
  });

  it('keep the input when saving fails and after a reload', async () => {
    await open({ addAddress: () => lost });
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une adresse' }));
    await fillForm();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre saisie est conservée');
    expect(screen.getByLabelText('Ville')).toHaveValue('Paris');
    const stored = rendered.host.storage.read('addressDraft');
    expect(JSON.parse(stored ?? '{}')).toMatchObject({ id: null, values: { city: 'Paris' } });
  });

  it('can be changed, set as default and removed', async () => {
    const changeAddress = jest.fn(() =>
      listOf({ ...office, isDefault: true }, addressFixture({ isDefault: false })),
    );
    await open({
      addresses: () => listOf(addressFixture(), office),
      changeAddress,
      removeAddress: () => listOf(addressFixture()),
    });
    const [, second] = await screen.findAllByTestId('address');
    await userEvent.click(within(second as HTMLElement).getByRole('button', { name: 'Proposer en premier' }));
    await waitFor(() =>
      expect(changeAddress).toHaveBeenCalledWith(
        expect.objectContaining({
          params: { id: office.id },
          body: expect.objectContaining({ label: 'Bureau', isDefault: true }),
        }),
      ),
    );
    const first = within((await screen.findAllByTestId('address'))[0] as HTMLElement);
    await userEvent.click(first.getByRole('button', { name: 'Supprimer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer l’adresse' }));
    expect(await screen.findByText('Adresse supprimée')).toBeInTheDocument();
    expect(screen.getAllByTestId('address')).toHaveLength(1);
  });

  it('are at most ten', async () => {
    const many = Array.from({ length: addressLimits.most }, (_, index) =>
      addressFixture({
        id: `6f0c4e7e-2f0b-4b1e-9a57-0d9be2b6c0${10 + index}`,
        label: `A${index}`,
        isDefault: index === 0,
      }),
    );
    await open({ addresses: () => listOf(...many) });
    expect(await screen.findAllByTestId('address')).toHaveLength(addressLimits.most);
    expect(screen.queryByRole('button', { name: 'Ajouter une adresse' })).toBeNull();
    expect(screen.getByText(/Vous avez dix adresses/)).toBeInTheDocument();
  });

  it('report that an address was removed in the meantime', async () => {
    await open({
      addresses: () => listOf(addressFixture()),
      changeAddress: () => problem(404, 'ADDRESS_NOT_FOUND'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Modifier' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('supprimée entre-temps');
  });
});
