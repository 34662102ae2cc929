import { css } from '@emotion/react';
import { useId } from 'react';
import type { ActivityPartner } from '@detour/shared-contracts/api';
import { MailIcon, MailText, PhoneIcon, text as type, textLink } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../text';

/** Who holds the activity: address, phone and mail. @spec ACT-002 ACT-004 */
export const PartnerPlace = ({ partner }: { readonly partner: ActivityPartner }) => {
  const text = useText();
  const format = useFormat();
  const id = useId();
  const { name, address, zip, town, phone, email } = partner;
  return (
    <section aria-labelledby={id} css={card} data-testid="activity-partner">
      <h2 id={id} css={type.h3}>
        {text('activity.partner')}
      </h2>
      <address css={lines}>
        <strong css={strong}>{name}</strong>
        <span>
          {address}, {zip} {town}
        </span>
        <span css={reach}>
          <PhoneIcon size={17} />
          <a css={textLink} href={`tel:${phone}`}>
            {format.phone(phone)}
          </a>
        </span>
        <span css={reach}>
          <MailIcon size={17} />
          <a css={[textLink, long]} href={`mailto:${email}`}>
            <MailText>{email}</MailText>
          </a>
        </span>
      </address>
    </section>
  );
};

const card = css({ display: 'grid', gap: 'var(--space-4)' });
const lines = css({ display: 'grid', gap: 'var(--space-1)', fontStyle: 'normal' });
const reach = css({ display: 'flex', alignItems: 'center', gap: '0.5rem', '& > svg': { flex: 'none' } });
const strong = css({ fontWeight: 620 });
const long = css({ overflowWrap: 'anywhere' });
