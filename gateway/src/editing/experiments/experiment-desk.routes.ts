import type { Result } from '@detour/shared-contracts/base';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { CareMember } from '../../care/care-session';
import { createCareCalls } from '../../care/require-care';
import type { GatewayContext } from '../../context/context';
import { HttpProblem } from '../../http/problem';
import { moveExperiment, saveExperiment, type Author, type Refused } from './change-experiment';
import { listForStaff } from './list-experiments';

const problems = {
  unknown: { status: 404, code: 'NOT_FOUND' },
  conflict: { status: 409, code: 'EXPERIMENT_CONFLICT' },
  invalid: { status: 422, code: 'EXPERIMENT_INVALID' },
  role: { status: 403, code: 'CARE_ROLE' },
  state: { status: 409, code: 'EXPERIMENT_STATE' },
  busy: { status: 409, code: 'EXPERIMENT_BUSY' },
  fixed: { status: 409, code: 'EXPERIMENT_FLAGS' },
} as const satisfies Readonly<Record<Refused['code'], { status: number; code: string }>>;

const changed = <T>(result: Result<T, Refused>): T => {
  if (result.ok) return result.value;
  const { code, message } = result.error;
  throw new HttpProblem({ ...problems[code], detail: message });
};

/** The history names a member by the id at the issuer. */
const authorOf = ({ staff, role }: CareMember): Author => ({ name: staff, isLead: role === 'lead' });

/** Calls of the page of experiments. Members of staff write drafts and may switch off; only a lead starts, changes shares and stops. */
export const registerExperimentDesk = (app: FastifyInstance, context: GatewayContext): void => {
  const call = createCareCalls(app, context);
  call(callSchemas.careExperiments, ({ member }) => listForStaff(context, member.role === 'lead'));
  call(callSchemas.saveExperiment, async ({ params: { uuid }, body, member }) =>
    changed(await saveExperiment(context, uuid, { form: body, author: authorOf(member) })),
  );
  call(callSchemas.moveExperiment, async ({ params: { uuid }, body, member }) =>
    changed(await moveExperiment(context, uuid, { move: body, author: authorOf(member) })),
  );
};
