import type { PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';

/** Whether this browser can use passkeys. */
export const knowsPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

// A separate chunk, because most visitors never use a passkey.
const library = () => import('@simplewebauthn/browser');

export type CeremonyFailure = 'cancelled' | 'exists' | 'failed';

const reasonOf = (error: unknown): CeremonyFailure => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'exists';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
};

/** Lets the device create a passkey. The visitor may cancel. */
export const createPasskey = async ({ options }: PasskeyCreation) => {
  try {
    const { startRegistration } = await library();
    const { id, rawId, type, response, clientExtensionResults } = await startRegistration({
      optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
    });
    const { clientDataJSON, attestationObject, transports } = response;
    const answer = { clientDataJSON, attestationObject, ...(transports && { transports }) };
    return ok({ id, rawId, type, clientExtensionResults, response: answer });
  } catch (error) {
    return err(reasonOf(error));
  }
};

/**
 * Lets the device sign a challenge. With `autofill` the browser offers its passkeys in the e-mail field instead of a dialog, and the
 * promise stays pending until one is selected or another request replaces it.
 */
export const answerWithPasskey = async (
  { challengeId, options }: PasskeyRequest,
  { autofill = false } = {},
): Promise<Result<PasskeyAssertion, CeremonyFailure>> => {
  try {
    const { startAuthentication } = await library();
    const { id, rawId, type, response, clientExtensionResults } = await startAuthentication({
      optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill: autofill,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const answer = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
    return ok({ challengeId, response: { id, rawId, type, clientExtensionResults, response: answer } });
  } catch (error) {
    return err(reasonOf(error));
  }
};

/** Whether the browser can offer passkeys in the e-mail field. */
export const offersPasskeysInFields = async (): Promise<boolean> =>
  knowsPasskeys() && (await library()).browserSupportsWebAuthnAutofill();

/** Cancels a pending request. */
export const cancelPasskeyRequest = (): void =>
  void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
