import type { AddressRequest } from '@detour/shared-contracts/api';
import { addressLimits, checkAddress, type AddressProblem } from '@detour/shared-contracts/rules';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { HttpProblem } from '../../../http/problem';
import { registerCall } from '../../../http/register-call';
import { requireSignedIn } from '../../../sessions/account-session';
import { addAddress, changeAddress, listAddresses, removeAddress } from './address.repository';

const purchase = { rate: 'purchase' } as const;

const messages: Readonly<Record<AddressProblem, string>> = {
  mandatory: 'is required',
  postalCode: 'is not a postal code',
  maxLength: 'is too long',
  choose: 'is not a country',
};

/** What the schema cannot express: blanks, and the form of a postal code. */
const requireAddress = (address: AddressRequest): void => {
  const errors = Object.entries(checkAddress(address)).map(([field, problem]) => ({
    path: `body/${field}`,
    message: messages[problem],
  }));
  if (errors.length === 0) return;
  const detail = 'The address is not valid; see "errors".';
  throw new HttpProblem({ status: 400, code: 'INVALID_REQUEST', detail, errors });
};

const full = (): HttpProblem =>
  new HttpProblem({
    status: 409,
    code: 'TOO_MANY_ADDRESSES',
    detail: `An account keeps at most ${addressLimits.most} addresses; remove one first.`,
  });

const notFound = (id: string): HttpProblem =>
  new HttpProblem({ status: 404, code: 'ADDRESS_NOT_FOUND', detail: `The account has no address ${id}.` });

/** Addresses of the account, which fill the forms of a purchase. @spec ACC-004 ACC-007 */
export const registerAddresses = (app: FastifyInstance, context: GatewayContext): void => {
  const { db, clock } = context;
  const answer = async (accountUuid: string) => ({ addresses: await listAddresses(db, accountUuid) });

  registerCall(
    app,
    callSchemas.addresses,
    async ({ request, reply }) => answer((await requireSignedIn(context, { request, reply })).uuid),
    { cacheControl: 'no-store' },
  );
  registerCall(
    app,
    callSchemas.addAddress,
    async ({ body, request, reply }) => {
      const { uuid: accountUuid } = await requireSignedIn(context, { request, reply });
      requireAddress(body);
      const added = await addAddress(db, { accountUuid, now: new Date(clock.now()) }, body);
      if (!added.ok) throw full();
      return answer(accountUuid);
    },
    purchase,
  );
  registerCall(
    app,
    callSchemas.changeAddress,
    async ({ params: { id }, body, request, reply }) => {
      const { uuid: accountUuid } = await requireSignedIn(context, { request, reply });
      requireAddress(body);
      const owned = { accountUuid, id, now: new Date(clock.now()) };
      if (!(await changeAddress(db, owned, body))) throw notFound(id);
      return answer(accountUuid);
    },
    purchase,
  );
  registerCall(
    app,
    callSchemas.removeAddress,
    async ({ params: { id }, request, reply }) => {
      const { uuid: accountUuid } = await requireSignedIn(context, { request, reply });
      await removeAddress(db, { accountUuid, id });
      return answer(accountUuid);
    },
    purchase,
  );
};
