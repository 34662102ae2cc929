import { css } from '@emotion/react';
import { useState } from 'react';
import type { CareFile } from '@detour/shared-contracts/api';
import { Dialog, MailText, text as type, textLink } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { momentOf } from '../../../../security/security.view-model';
import { useText, type TextId } from '../../../../text';
import { fileStyles } from '../file.styles';

type CareMail = CareFile['mails'][number];

/** Mails as they were sent; each opens in a dialog. */
export const MailList = ({ mails }: Pick<CareFile, 'mails'>) => {
  const text = useText();
  const [shown, setShown] = useState<CareMail | null>(null);
  return (
    <>
      {mails.length === 0 && <p css={type.muted}>{text('file.noMails')}</p>}
      <ul role="list" css={fileStyles.list}>
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} onShow={() => setShown(mail)} />
        ))}
      </ul>
      <MailDialog mail={shown} onClose={() => setShown(null)} />
    </>
  );
};

const MailRow = ({ mail, onShow }: { readonly mail: CareMail; readonly onShow: () => void }) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  return (
    <li css={fileStyles.row}>
      <div css={fileStyles.dated}>
        <button type="button" css={[textLink, subject]} onClick={onShow}>
          {mail.subject}
        </button>
        <span css={[type.small, type.muted]}>{momentOf(mail.sentAt, text, { format, locale })}</span>
      </div>
      <span css={[type.small, type.muted]}>
        <MailText>{text('file.mailTo', { address: mail.sentTo })}</MailText>
      </span>
      {mail.outcome && <MailOutcome outcome={mail.outcome} />}
    </li>
  );
};

const outcomes: Readonly<Record<string, TextId>> = {
  delivered: 'file.mailDelivered',
  bounced: 'file.mailBounced',
  complained: 'file.mailComplained',
};

/** What the mail provider reported, with the words of the recipient's mail server. */
const MailOutcome = ({ outcome }: { readonly outcome: NonNullable<CareMail['outcome']> }) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const { kind, reason, at } = outcome;
  const id = outcomes[kind];
  if (id === undefined) return null;
  const moment = momentOf(at, text, { format, locale });
  return (
    <span
      css={[type.small, kind === 'delivered' ? type.muted : refused]}
      data-testid="mail-outcome"
      data-kind={kind}
    >
      {text(id, { moment })}
      {kind !== 'delivered' && reason !== '' && (
        <span css={[type.muted, wordsOfServer]} lang="en">
          {reason}
        </span>
      )}
    </span>
  );
};

const MailDialog = ({ mail, onClose }: { readonly mail: CareMail | null; readonly onClose: () => void }) => {
  const text = useText();
  return (
    <Dialog
      open={mail !== null}
      onClose={onClose}
      kind="wide"
      mobile="full"
      title={mail?.subject}
      closeLabel={text('ui.close')}
    >
      {mail && <MailBody mail={mail} />}
    </Dialog>
  );
};

const MailBody = ({ mail }: { readonly mail: CareMail }) => {
  const text = useText();
  return (
    <div css={fileStyles.stack}>
      <p css={[type.small, type.muted]}>{text('file.mailShown')}</p>
      {/* Sandboxed: no scripts, no forms, no navigation of the surrounding page. */}
      <iframe
        css={frame}
        sandbox=""
        title={text('file.mailFrame', { subject: mail.subject })}
        src={mail.uri}
      />
    </div>
  );
};

const subject = css({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
const refused = css({ color: 'var(--color-danger)' });
const wordsOfServer = css({ display: 'block', overflowWrap: 'anywhere' });
const frame = css({
  width: '100%',
  height: 'min(60vh, 40rem)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
});
