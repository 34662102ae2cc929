import type { GatewayContext } from '../../context/context';
import { readNotice } from './read-notice';
import { takeNotice, type TakenNotice } from './take-notice';

/** Does what a notice of the mail provider would do; the socket of the operator needs no signature. Throws for a malformed one. */
export const mailNoticeCommand = async (
  context: GatewayContext,
  body: string,
): Promise<{ readonly taken: TakenNotice }> => {
  const notice = readNotice(body);
  if (!notice.ok) throw new Error(notice.error.message);
  const taken = await takeNotice(context, notice.value);
  context.wakeJobs();
  return { taken };
};
