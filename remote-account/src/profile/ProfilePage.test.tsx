import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountFixture, signInCookie } from '@detour/shared-checkout/testing';
import { closePages, fillIn, lost, type OpenedPage, openPage, problem } from '../testing/open-page';

let rendered: OpenedPage;

beforeEach(() => signInCookie(true));
afterEach(closePages);

const me = () => accountFixture();
const personal = async () => within(await screen.findByRole('region', { name: 'Mes coordonnées' }));
const password = async () => within(await screen.findByRole('region', { name: 'Mon mot de passe' }));

describe('the profile', () => {
  it("shows the account's data [ACC-001] [ACC-004]", async () => {
    rendered = await openPage('/account/settings/profile', { me });
    const form = await personal();
    expect(form.getByTestId('profile-email')).toHaveTextContent('claire@exemple.fr');
    expect(form.getByLabelText('Prénom')).toHaveValue('Claire');
    expect(form.getByLabelText('Mme')).toBeChecked();
    expect(form.getByLabelText(/Numéro de portable/)).toHaveValue('06\u00a012\u00a034\u00a056\u00a078');
  });

  it('redirects to sign-in and back while signed out, without a request to the gateway [ACC-007]', async () => {
    signInCookie(false);
    rendered = await openPage('/account/settings/profile');
    await waitFor(() =>
      expect(rendered.host.navigated).toEqual(['/account/signin?origin=%2Faccount%2Fsettings%2Fprofile']),
    );
  });

  it('redirects to sign-in and back with the hash, while the page is being hydrated [ACC-007]', async () => {
    signInCookie(false);
    const options = { hash: 'r=1', hydrates: true };
    rendered = await openPage('/account/settings/profile', {}, options);
    await waitFor(() =>
      expect(rendered.host.navigated).toEqual([
        '/account/signin?origin=%2Faccount%2Fsettings%2Fprofile%23r%3D1',
      ]),
    );
  });

  it('redirects to sign-in if the session has ended [ACC-001] [ACC-007]', async () => {
    rendered = await openPage('/account/settings/profile', { me: () => problem(401, 'NOT_SIGNED_IN') });
    await waitFor(() => expect(rendered.host.navigated).toHaveLength(1));
    expect(screen.queryByTestId('profile-email')).toBeNull();
  });

  it('redirects when the header signs the customer out', async () => {
    rendered = await openPage('/account/settings/profile', { me });
    await personal();
    signInCookie(false);
    act(() => rendered.host.fire('account.signed-in-changed@1', { name: null }));
    await waitFor(() => expect(rendered.host.navigated).toHaveLength(1));
    expect(screen.queryByTestId('profile-email')).toBeNull();
  });

  describe('my e-mails', () => {
    const preferences = { reminders: false, giftNews: true };
    const mails = async () => within(await screen.findByRole('region', { name: 'Mes e-mails' }));

    it('explains that a link in a mail confirms the newsletter', async () => {
      const updateMe = jest.fn(() => accountFixture({ preferences, newsletterPending: true }));
      rendered = await openPage('/account/settings/profile', { me, updateMe });
      const part = await mails();
      await userEvent.click(part.getByRole('switch', { name: 'Newsletter' }));
      expect(await part.findByText(/^Pas encore active.*claire@exemple.fr/)).toBeInTheDocument();
      expect(part.getByRole('switch', { name: 'Newsletter' })).not.toBeChecked();
      expect(updateMe).toHaveBeenCalledWith(expect.objectContaining({ body: { newsletter: true } }));
    });

    it.each([
      ['Rappels pour mes cadeaux', { reminders: true }, { reminders: true, giftNews: true }],
      ['Nouvelles des cadeaux que j’offre', { giftNews: false }, { reminders: false, giftNews: false }],
    ])('saves %s at once', async (name, sent, answered) => {
      const updateMe = jest.fn(() => accountFixture({ preferences: answered }));
      rendered = await openPage('/account/settings/profile', {
        me: () => accountFixture({ preferences }),
        updateMe,
      });
      const part = await mails();
      await userEvent.click(part.getByRole('switch', { name }));
      expect(await part.findByText('Enregistré')).toBeInTheDocument();
      expect(updateMe).toHaveBeenCalledWith(expect.objectContaining({ body: { preferences: sent } }));
    });

    it('shows the former state when a change is lost', async () => {
      rendered = await openPage('/account/settings/profile', {
        me: () => accountFixture({ preferences }),
        updateMe: () => lost,
      });
      const part = await mails();
      await userEvent.click(part.getByRole('switch', { name: 'Rappels pour mes cadeaux' }));
      expect(await part.findByRole('alert')).toBeInTheDocument();
      expect(part.getByRole('switch', { name: 'Rappels pour mes cadeaux' })).not.toBeChecked();
    });

    it('changes the language of the mails', async () => {
      const updateMe = jest.fn(() => accountFixture({ locale: 'nl_BE' }));
      rendered = await openPage('/account/settings/profile', { me, updateMe });
      const part = await mails();
      await userEvent.selectOptions(part.getByLabelText('Langue de nos e-mails'), 'nl_BE');
      expect(await part.findByText('Enregistré')).toBeInTheDocument();
      expect(updateMe).toHaveBeenCalledWith(expect.objectContaining({ body: { locale: 'nl_BE' } }));
    });
  });

  it('saves changes and notifies the header', async () => {
    const updateMe = jest.fn(() => accountFixture({ firstName: 'Clara' }));
    rendered = await openPage('/account/settings/profile', { me, updateMe });
    const form = await personal();
    await userEvent.clear(form.getByLabelText('Prénom'));
    await fillIn(form.getByLabelText('Prénom'), 'Clara');
    await userEvent.click(form.getByLabelText('Je préfère ne pas préciser'));
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await form.findByText('Enregistré')).toBeInTheDocument();
    expect(updateMe).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          civility: 'NEUTRAL',
          firstName: 'Clara',
          lastName: 'Vasseur',
          phoneNumber: '+33612345678',
        },
      }),
    );
    expect(rendered.host.emitted.at(-1)).toEqual({
      name: 'account.signed-in-changed@1',
      payload: { name: 'Clara' },
    });
  });

  it('keeps the input when saving fails', async () => {
    rendered = await openPage('/account/settings/profile', { me, updateMe: () => lost });
    const form = await personal();
    await fillIn(form.getByLabelText('Nom'), ' Roy');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Votre saisie est conservée');
    expect(form.getByLabelText('Nom')).toHaveValue('Vasseur Roy');
  });

  it('requires the current password for a new one', async () => {
    const updateMe = jest.fn().mockReturnValueOnce(problem(403, 'WRONG_PASSWORD')).mockReturnValue(me());
    rendered = await openPage('/account/settings/profile', { me, updateMe });
    const form = await password();
    await fillIn(form.getByLabelText('Mot de passe actuel'), 'ancien');
    await fillIn(form.getByLabelText('Nouveau mot de passe'), 'une phrase à moi');
    await userEvent.click(form.getByRole('button', { name: 'Modifier le mot de passe' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Ce n’est pas votre mot de passe actuel');
    await userEvent.click(form.getByRole('button', { name: 'Modifier le mot de passe' }));
    expect(await form.findByText('Mot de passe modifié')).toBeInTheDocument();
    expect(form.getByLabelText('Nouveau mot de passe')).toHaveValue('');
  });

  it('signs out, opens the home page and notifies the shop', async () => {
    const signOut = jest.fn(() => null);
    rendered = await openPage('/account/settings/profile', { me, signOut });
    await userEvent.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
    await waitFor(() =>
      expect(rendered.host.emitted.at(-1)).toEqual({
        name: 'account.signed-in-changed@1',
        payload: { name: null },
      }),
    );
    expect(rendered.host.navigated[0]).toBe('/');
  });

  it('confirms a deletion on the sign-in page [L10]', async () => {
    rendered = await openPage('/account/settings/profile', { me, deleteMe: () => null });
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer mon compte' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Mot de passe'), 'ancien');
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer définitivement' }));
    await waitFor(() => expect(rendered.host.navigated[0]).toBe('/account/signin?account=deleted'));
    await closePages();
    rendered = await openPage('/account/signin?account=deleted');
    const note = await screen.findByTestId('account-deleted');
    expect(note).toHaveTextContent('Votre compte est supprimé');
    expect(note).toHaveFocus();
  });

  it('stores no personal data in the history entry', async () => {
    rendered = await openPage('/account/settings/profile', { me });
    await personal();
    expect(JSON.stringify(rendered.page.snapshot())).not.toContain('claire@exemple.fr');
  });
});
