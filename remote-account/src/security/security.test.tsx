import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountSession } from '@detour/shared-contracts/api';
import { accountFixture, signInCookie } from '@detour/shared-checkout/testing';
import { closePages, fillIn, openPage, problem } from '../testing/open-page';

beforeEach(() => signInCookie(true));
afterEach(closePages);

const session = (change: Partial<AccountSession>): AccountSession => ({
  id: '6f0c4e7e-2f0b-4b1e-9a57-0d9be2b6b101',
  browser: 'Firefox',
  platform: 'Windows',
  site: 'fr',
  method: 'password',
  current: true,
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: '2026-11-22T14:30:00Z',
  endsAt: '2027-02-18T10:00:00Z',
  ...change,
});
const phone = session({
  id: '6f0c4e7e-2f0b-4b1e-9a57-0d9be2b6b102',
  browser: '',
  platform: '',
  current: false,
});
const passkey = {
  id: '6f0c4e7e-2f0b-4b1e-9a57-0d9be2b6b201',
  name: 'Mon téléphone',
  rpId: 'fr.localhost',
  backedUp: true,
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: null,
};
const answers = {
  me: () => accountFixture(),
  sessions: () => ({ sessions: [session({}), phone] }),
  passkeys: () => ({ passkeys: [passkey] }),
  securityEvents: () => ({ events: [] }),
};
const open = async (change = {}) => {
  await openPage('/account/settings/profile', { ...answers, ...change });
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the list of sessions', () => {
  it('shows device and time of each session and ends other sessions', async () => {
    const endOtherSessions = jest.fn(() => ({ sessions: [session({})] }));
    await open({ endOtherSessions });
    const list = await part('Appareils connectés');
    expect(await list.findByText('Firefox · Windows')).toBeInTheDocument();
    expect(list.getAllByText(/^Dernière activité le 22 novembre 2026, 15\s?h\s?30$/)).toHaveLength(2);
    expect(list.getByText('Cet appareil')).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Déconnecter tous les autres' }));
    await waitFor(() => expect(list.queryByText('Navigateur inconnu')).toBeNull());
    expect(endOtherSessions).toHaveBeenCalledTimes(1);
  });

  it('asks for the password if the last proof of identity is too old, then continues', async () => {
    let isProven = false;
    const endSession = jest.fn(() =>
      isProven ? { sessions: [session({})] } : problem(403, 'CONFIRM_IDENTITY'),
    );
    const confirmIdentity = jest.fn(({ body }: { body: { password: string } }) => {
      isProven = body.password === 'une phrase';
      return isProven ? null : problem(403, 'WRONG_PASSWORD');
    });
    await open({ endSession, confirmIdentity });
    const list = await part('Appareils connectés');
    await userEvent.click(await list.findByRole('button', { name: 'Déconnecter Navigateur inconnu' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Est-ce bien vous/ }));
    await fillIn(dialog.getByLabelText('Mot de passe'), 'autre chose');
    await userEvent.click(dialog.getByRole('button', { name: 'Continuer' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/mot de passe actuel/);
    await userEvent.clear(dialog.getByLabelText('Mot de passe'));
    await fillIn(dialog.getByLabelText('Mot de passe'), 'une phrase');
    await userEvent.click(dialog.getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(list.queryByText('Navigateur inconnu')).toBeNull());
    expect(endSession).toHaveBeenCalledTimes(2);
  });

  it('changes nothing without the proof of identity', async () => {
    const endSession = jest.fn(() => problem(403, 'CONFIRM_IDENTITY'));
    await open({ endSession });
    const list = await part('Appareils connectés');
    await userEvent.click(await list.findByRole('button', { name: 'Déconnecter Navigateur inconnu' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Est-ce bien vous/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(endSession).toHaveBeenCalledTimes(1);
    expect(list.getByText('Navigateur inconnu')).toBeInTheDocument();
  });
});

describe('passkeys', () => {
  it('lists and removes passkeys, and reports a browser without support', async () => {
    const removePasskey = jest.fn(() => ({ passkeys: [] }));
    await open({ removePasskey });
    const list = await part('Mes clés d’accès');
    await userEvent.click(await list.findByRole('button', { name: 'Retirer Mon téléphone' }));
    await waitFor(() => expect(list.queryByText('Mon téléphone')).toBeNull());
    expect(list.getByText('Ce navigateur ne gère pas les clés d’accès.')).toBeInTheDocument();
  });
});

describe('the name of a passkey', () => {
  const renamed = { ...passkey, name: 'Clé USB' };

  it('is edited in its row', async () => {
    const renamePasskey = jest.fn(() => ({ passkeys: [renamed] }));
    await open({ renamePasskey });
    const list = await part('Mes clés d’accès');
    await userEvent.click(await list.findByRole('button', { name: 'Renommer Mon téléphone' }));
    const field = list.getByLabelText('Nom de la clé d’accès');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Mon téléphone');
    expect(field).toHaveAttribute('maxlength', '60');
    await userEvent.clear(field);
    await userEvent.click(list.getByRole('button', { name: 'Enregistrer' }));
    expect(await list.findByText('Champ obligatoire')).toBeInTheDocument();
    await fillIn(field, ' Clé USB ');
    await userEvent.click(list.getByRole('button', { name: 'Enregistrer' }));
    expect(await list.findByText('Clé USB')).toBeInTheDocument();
    expect(renamePasskey).toHaveBeenCalledTimes(1);
    expect(renamePasskey).toHaveBeenCalledWith(
      expect.objectContaining({ params: { id: passkey.id }, body: { name: 'Clé USB' } }),
    );
    expect(list.getByRole('button', { name: 'Renommer Clé USB' })).toHaveFocus();
  });

  it('stays when the visitor cancels', async () => {
    await open();
    const list = await part('Mes clés d’accès');
    await userEvent.click(await list.findByRole('button', { name: 'Renommer Mon téléphone' }));
    await userEvent.click(list.getByRole('button', { name: 'Annuler' }));
    expect(list.getByText('Mon téléphone')).toBeInTheDocument();
  });

  it('stays as it was typed when the suggestion arrives later', async () => {
    Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class {} });
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    try {
      await open({ sessions: () => asked.then(answers.sessions) });
      const list = await part('Mes clés d’accès');
      const field = await list.findByLabelText('Nom de la clé d’accès');
      await fillIn(field, 'Mon portable');
      answer();
      await (await part('Appareils connectés')).findByText(/Firefox/);
      expect(list.getByLabelText('Nom de la clé d’accès')).toHaveValue('Mon portable');
    } finally {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
    }
  });

  it('defaults to browser and system', async () => {
    Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class {} });
    try {
      await open();
      const list = await part('Mes clés d’accès');
      await waitFor(() =>
        expect(list.getByLabelText('Nom de la clé d’accès')).toHaveValue('Firefox · Windows'),
      );
    } finally {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
    }
  });
});

describe('the list of security events', () => {
  it('lists each event and keeps the other lists when one fails', async () => {
    const event = { ...session({}), kind: 'new-device', at: '2026-11-22T14:30:00Z' };
    await open({
      securityEvents: () => ({ events: [event] }),
      sessions: () => problem(500, 'INTERNAL'),
    });
    const list = await part('Sécurité du compte');
    expect(await list.findByText('Connexion depuis un nouveau navigateur')).toBeInTheDocument();
    expect(list.getByText(/22 novembre 2026.* · Firefox · Windows/)).toBeInTheDocument();
  });
});
