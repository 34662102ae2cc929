import type { PasskeyAssertion, PasskeyRequest } from '@detour/shared-contracts/api';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { findAccount, type AccountRow } from '../../../sessions/account.repository';
import type { SessionRow } from '../../../sessions/account-session';
import { passkeyRefused } from './passkey-problem';
import {
  challengeMinutes,
  findPasskey,
  insertChallenge,
  notePasskeyUse,
  consumeChallenge,
  type PasskeyRow,
} from './passkey.repository';
import { findRelyingParty, type RelyingParty } from './relying-party';

type Context = Pick<GatewayContext, 'config' | 'db' | 'clock' | 'log'>;
type Purpose = 'sign-in' | 'confirm';

const timeout = challengeMinutes * 60_000;

/** Creates a challenge without a list of passkeys: the browser offers those that it has for this site (discoverable credentials). */
export const createPasskeyRequest = async (
  { config, db, clock }: Context,
  request: FastifyRequest,
  { purpose, session }: { readonly purpose: Purpose; readonly session: SessionRow | null },
): Promise<PasskeyRequest> => {
  const party = findRelyingParty({ config }, request);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout,
    userVerification: 'required',
  });
  const { challenge } = options;
  const kept = { purpose, challenge, rp_id: party.id, session_uuid: session?.uuid ?? null };
  const challengeId = await insertChallenge(db, kept, clock.now());
  return {
    challengeId,
    options: { challenge, rpId: party.id, timeout, userVerification: 'required' },
  };
};

const verify = async (
  passkey: PasskeyRow,
  { response }: PasskeyAssertion,
  expected: { readonly challenge: string; readonly party: RelyingParty },
) => {
  // The library throws for every invalid response, also for a counter that has not grown.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const outcome = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: expected.challenge,
    expectedOrigin: [...expected.party.origins],
    expectedRPID: expected.party.id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  return outcome?.verified ? outcome.authenticationInfo : null;
};

/** Returns the account whose passkey answered the challenge; throws 401 otherwise. Consumes the challenge in any case. */
export const usePasskey = async (
  { config, db, clock, log }: Context,
  request: FastifyRequest,
  {
    assertion,
    purpose,
    session,
  }: {
    readonly assertion: PasskeyAssertion;
    readonly purpose: Purpose;
    readonly session: SessionRow | null;
  },
): Promise<AccountRow> => {
  const now = clock.now();
  const party = findRelyingParty({ config }, request);
  const challenge = await consumeChallenge(db, { id: assertion.challengeId, purpose }, now);
  const passkey = await findPasskey(db, assertion.response.id);
  const isExpected =
    challenge?.rp_id === party.id &&
    passkey?.rp_id === party.id &&
    challenge.session_uuid === (session?.uuid ?? null);
  if (!isExpected) throw passkeyRefused();
  const { userHandle } = assertion.response.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.account_uuid)
    throw passkeyRefused();
  const info = await verify(passkey, assertion, { challenge: challenge.challenge, party });
  if (!info) throw passkeyRefused();
  const use = { counter: info.newCounter, backedUp: info.credentialBackedUp, now };
  if (!(await notePasskeyUse(db, passkey, use))) {
    log.warn({ passkey: passkey.uuid }, 'a passkey was used twice with one counter');
    throw passkeyRefused();
  }
  const account = await findAccount(db, passkey.account_uuid);
  if (!account) throw passkeyRefused();
  return account;
};
