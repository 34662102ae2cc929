import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from '@sinclair/typebox';
import type { GatewayContext } from '../context/context';
import type { CareRole } from '../database/tables/care/care-tables';
import { HttpProblem } from '../http/problem';
import { registerCall, type CallDefinition, type CallInput } from '../http/register-call';
import { findCareSession, type CareMember } from './care-session';

const refused = (status: 401 | 403, code: string, detail: string): HttpProblem =>
  new HttpProblem({ status, code, detail });

/**
 * Returns the member of staff who sends a request. Throws 401 without a session of customer care, 403 for an agent where a
 * lead is required. @spec CARE-011
 */
export const requireCare = async (
  context: Pick<GatewayContext, 'db' | 'clock' | 'secret'>,
  request: FastifyRequest,
  role: CareRole = 'agent',
): Promise<CareMember> => {
  const member = await findCareSession(context, request);
  if (!member) throw refused(401, 'NOT_IN_CARE', 'There is no customer-care session.');
  if (role === 'lead' && member.role !== 'lead')
    throw refused(403, 'CARE_ROLE', 'Only a lead of customer care may do this.');
  return member;
};

type CareInput<D extends CallDefinition> = CallInput<D> & { readonly member: CareMember };

interface CareCallOptions {
  /** Default: `agent`. A lead has the rights of an agent too. */
  readonly role?: CareRole;
  /** Default: `read` for a GET, else `purchase`. Reading has its own, higher limit, because colleagues share an address. */
  readonly rate?: 'read' | 'purchase';
  /** Most bytes of a body. Default: 64 KB. */
  readonly bodyLimit?: number;
}

type CareCall = <const D extends CallDefinition>(
  definition: D,
  handler: (input: CareInput<D>) => Promise<Static<D['response']>>,
  options?: CareCallOptions,
) => void;

/** Registers calls for staff. The session is checked before a body is read, and no response is cached. */
export const createCareCalls =
  (app: FastifyInstance, context: GatewayContext): CareCall =>
  (
    definition,
    handler,
    { role = 'agent', rate = definition.method === 'GET' ? 'read' : 'purchase', bodyLimit } = {},
  ) => {
    const members = new WeakMap<FastifyRequest, CareMember>();
    registerCall(
      app,
      definition,
      async (input) => {
        const member = members.get(input.request);
        if (!member) throw new Error('The hook of a care call found no member of staff.');
        return handler({ ...input, member });
      },
      {
        rate,
        cacheControl: 'no-store',
        ...(bodyLimit !== undefined && { bodyLimit }),
        onRequest: async (request) => void members.set(request, await requireCare(context, request, role)),
      },
    );
  };
