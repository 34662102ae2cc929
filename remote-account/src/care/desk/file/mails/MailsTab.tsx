import type { CareFile } from '@detour/shared-contracts/api';
import { fileStyles } from '../file.styles';
import { MailList } from './MailList';
import { MailQueue } from './MailQueue';

/** Mails that were sent, and messages that are waiting or have failed. */
export const MailsTab = ({ file }: { readonly file: CareFile }) => (
  <div css={fileStyles.stack}>
    <MailList mails={file.mails} />
    <MailQueue orderNumber={file.order.orderNumber} />
  </div>
);
