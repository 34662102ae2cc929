import { css } from '@emotion/react';
import type { ActivityPartner } from '@detour/shared-contracts/api';
import { LinkButton, MailIcon, PhoneIcon, text as type } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../text';

export interface PartnerAgreementProps {
  readonly partner: ActivityPartner;
  /** Subject of the mail. */
  readonly label: string;
}

/** For activities whose hour depends on weather or tide. The day is agreed by phone or mail. */
export const PartnerAgreement = ({ partner, label }: PartnerAgreementProps) => {
  const text = useText();
  const format = useFormat();
  const { name, phone, email } = partner;
  return (
    <section css={column} data-testid="visit-agreement">
      <h2 css={type.h3}>{text('visit.agreeTitle')}</h2>
      <p>{text('visit.agree', { partner: name })}</p>
      <LinkButton kind="brand" width="full" icon={<PhoneIcon />} href={`tel:${phone}`}>
        {text('visit.call', { phone: format.phone(phone) })}
      </LinkButton>
      <LinkButton
        kind="quiet"
        width="full"
        icon={<MailIcon />}
        href={`mailto:${email}?subject=${encodeURIComponent(label)}`}
      >
        {text('visit.write')}
      </LinkButton>
    </section>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-3)' });
