import type { GatewayContext } from '../../context/context';
import { readNotice } from './read-notice';
import { takeNotice, type TakenNotice } from './take-notice';

/** Admin command with the effect of a notice of the mail provider. The admin socket needs no signature. Throws for a malformed notice. */
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
