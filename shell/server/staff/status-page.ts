import { collectStatus, type StatusSources } from './status';
import type { FastifyInstance } from 'fastify';
import type { StaffAccess } from './staff-access';
import { sendStaffPage } from './staff-document';
import { printStatus } from './status-view';

/** `/_shell/status` for operators: HTML, or JSON when the client prefers it. */
export const registerStatusPage = (
  app: FastifyInstance,
  access: StaffAccess,
  sources: StatusSources,
): void => {
  app.get('/_shell/status', async (request, reply) => {
    if ((await access.operator(request, reply)) === null) return reply;
    const status = await collectStatus(sources);
    const wantsHtml = (request.headers.accept ?? '').includes('text/html');
    return wantsHtml ? sendStaffPage(reply, 'Status', printStatus(status)) : reply.send(status);
  });
};
