import { randomUUID } from 'node:crypto';
import type { AddPasskeyRequest, PasskeyCreation } from '@detour/shared-contracts/api';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { transact } from '../../../database/transaction';
import { HttpProblem } from '../../../http/problem';
import type { SignedIn } from '../../../sessions/account-session';
import { recordSecurityEvent } from '../security/security-events';
import { defaultPasskeyName } from './passkey-name';
import { passkeyRefused } from './passkey-problem';
import { challengeMinutes, findPasskeys, insertChallenge, consumeChallenge } from './passkey.repository';
import { findRelyingParty } from './relying-party';

type Context = Pick<GatewayContext, 'config' | 'db' | 'clock' | 'log' | 'wakeJobs'>;

const maxPasskeys = 20;
const timeout = challengeMinutes * 60_000;

// EdDSA, ES256, RS256: supported by current browsers and authenticators.
const algorithms = [-8, -7, -257];

/** Creates a challenge for a discoverable passkey with user verification. */
export const createPasskeyCreation = async (
  { config, db, clock }: Context,
  request: FastifyRequest,
  { account, session }: SignedIn,
): Promise<PasskeyCreation> => {
  const party = findRelyingParty({ config }, request);
  const known = await findPasskeys(db, account.uuid);
  if (known.length >= maxPasskeys) {
    const detail = `An account holds at most ${maxPasskeys} passkeys.`;
    throw new HttpProblem({ status: 409, code: 'PASSKEY_LIMIT', detail });
  }
  const own = known.filter(({ rp_id: domain }) => domain === party.id);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: account.email,
    userDisplayName: `${account.first_name} ${account.last_name}`,
    userID: new Uint8Array(Buffer.from(account.uuid)),
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  const kept = { purpose: 'register', challenge, rp_id: party.id, session_uuid: session.uuid } as const;
  const challengeId = await insertChallenge(db, kept, clock.now());
  // The library declares members as optional that it always sets for these options.
  return { challengeId, options: options as unknown as PasskeyCreation['options'] };
};

/** Stores a passkey after its response is verified, and mails the owner. Throws 401 otherwise. */
export const addPasskey = async (
  context: Context,
  request: FastifyRequest,
  { account, session }: SignedIn,
  body: AddPasskeyRequest,
): Promise<void> => {
  const { config, db, clock } = context;
  const now = clock.now();
  const party = findRelyingParty({ config }, request);
  const challenge = await consumeChallenge(db, { id: body.challengeId, purpose: 'register' }, now);
  if (challenge?.rp_id !== party.id || challenge.session_uuid !== session.uuid) throw passkeyRefused();
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const outcome = await verifyRegistrationResponse({
    response: body.response as RegistrationResponseJSON,
    expectedChallenge: challenge.challenge,
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!outcome?.verified) throw passkeyRefused();
  const { credential, credentialBackedUp } = outcome.registrationInfo;
  const row = {
    uuid: randomUUID(),
    id: credential.id,
    account_uuid: account.uuid,
    name: body.name.trim() || defaultPasskeyName(context, request, party),
    rp_id: party.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
    backed_up: credentialBackedUp,
    created_at: new Date(now),
  };
  await transact(db, async (trx) => {
    const kept = await trx
      .insertInto('passkey')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('uuid')
      .executeTakeFirst();
    if (!kept) throw passkeyRefused();
    const event = { accountUuid: account.uuid, kind: 'passkey-added', mailTo: account.email } as const;
    await recordSecurityEvent(context, trx, { ...event, request });
  });
  context.wakeJobs();
};
