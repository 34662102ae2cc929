import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountFixture, signInCookie } from '@detour/shared-checkout/testing';
import { openPage } from '../../testing/open-page';

// Runs the real library. Only the browser's side is faked: its support, and the passkey that the visitor selects.
let rendered: Awaited<ReturnType<typeof openPage>> | null = null;

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;
const picked = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  authenticatorAttachment: null,
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('client'),
    authenticatorData: bytes('device'),
    signature: bytes('signed'),
    userHandle: bytes('user'),
  },
};

const give = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { configurable: true, value });
};

const openIn = async (
  offersInFields: boolean,
  get: (options: CredentialRequestOptions) => Promise<unknown>,
) => {
  class Credential {
    static isConditionalMediationAvailable = async () => offersInFields;
  }
  give(window, 'PublicKeyCredential', Credential);
  give(navigator, 'credentials', { get });
  const passkeySignInOptions = jest.fn(() => ({
    challengeId: '6f0c4e7e-2f0b-4b1e-9a57-0d9be2b6b301',
    options: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 300_000, userVerification: 'required' },
  }));
  const passkeySignIn = jest.fn(() => accountFixture());
  rendered = await openPage('/account/signin?origin=%2Fcontact', { passkeySignInOptions, passkeySignIn });
  return { passkeySignInOptions, passkeySignIn };
};

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
  signInCookie(false);
});

describe('passkeys in the field of the address', () => {
  it('offers passkeys without a dialog as soon as the page is shown, and signs in with the selected one', async () => {
    let pick: (credential: unknown) => void = () => undefined;
    const get = jest.fn((_options: CredentialRequestOptions) => new Promise((resolve) => (pick = resolve)));
    const { passkeySignIn } = await openIn(true, get);
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    // Browsers list passkeys only in a field with `webauthn`, and only for a conditional request.
    expect(await screen.findByLabelText('Adresse e-mail')).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    expect(get.mock.calls[0]?.[0]).toMatchObject({
      mediation: 'conditional',
      publicKey: { rpId: 'localhost', userVerification: 'required', allowCredentials: [] },
    });
    expect(passkeySignIn).not.toHaveBeenCalled();
    pick(picked);
    await waitFor(() => expect(rendered?.host.navigated).toEqual(['/contact']));
    expect(passkeySignIn).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          challengeId: '6f0c4e7e-2f0b-4b1e-9a57-0d9be2b6b301',
          response: expect.objectContaining({ id: 'a2V5' }),
        }),
      }),
    );
  });

  it('signs in once when the button is pressed while the selected passkey is being checked', async () => {
    let pick: (credential: unknown) => void = () => undefined;
    const get = jest.fn((_options: CredentialRequestOptions) => new Promise((resolve) => (pick = resolve)));
    let answer: () => void = () => undefined;
    const { passkeySignInOptions, passkeySignIn } = await openIn(true, get);
    passkeySignIn.mockImplementation(
      () => new Promise((resolve) => (answer = () => resolve(accountFixture()))) as never,
    );
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    pick(picked);
    await waitFor(() => expect(passkeySignIn).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Se connecter avec une clé d’accès' }));
    expect([passkeySignInOptions.mock.calls.length, get.mock.calls.length]).toEqual([1, 1]);
    answer();
    await waitFor(() => expect(rendered?.host.navigated).toEqual(['/contact']));
    expect(passkeySignIn).toHaveBeenCalledTimes(1);
  });

  it('ignores the field’s answer once the button has been pressed', async () => {
    const picks: ((credential: unknown) => void)[] = [];
    const get = jest.fn(
      (_options: CredentialRequestOptions) => new Promise((resolve) => void picks.push(resolve)),
    );
    const { passkeySignIn } = await openIn(true, get);
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Se connecter avec une clé d’accès' }));
    picks[0]?.(picked);
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    picks[1]?.(picked);
    await waitFor(() => expect(rendered?.host.navigated).toEqual(['/contact']));
    expect(passkeySignIn).toHaveBeenCalledTimes(1);
  });

  it('shows only the button if the browser does not support autofill', async () => {
    const get = jest.fn(async () => picked);
    const { passkeySignInOptions } = await openIn(false, get);
    expect(
      await screen.findByRole('button', { name: 'Se connecter avec une clé d’accès' }),
    ).toBeInTheDocument();
    await screen.findByLabelText('Adresse e-mail');
    expect([get.mock.calls, passkeySignInOptions.mock.calls]).toEqual([[], []]);
  });

  it('cancels the request when the visitor leaves the page', async () => {
    let signal: AbortSignal | null | undefined;
    const get = jest.fn((options: CredentialRequestOptions) => {
      signal = options.signal;
      return new Promise(() => undefined);
    });
    await openIn(true, get);
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    await rendered?.unmount();
    rendered?.element.remove();
    rendered = null;
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });
});
