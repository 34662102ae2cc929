import { css } from '@emotion/react';
import { printPath } from '@detour/shared-contracts';
import { LinkButton, PhoneIcon, text as type } from '@detour/shared-ui';
import { useSite } from '@detour/shared-ui/remote';
import { FindOrder } from '../opening/FindOrder';
import { OpeningPage } from '../opening/OpeningPage';
import { useText } from '../text';

/** @spec CONTACT-009 */
export const ContactPage = () => {
  const text = useText();
  const { locale, phone } = useSite();
  return (
    <OpeningPage
      testId="page-contact"
      title={text('contact.title')}
      lead={text('contact.lead')}
      actions={[{ label: text('account.seeStays'), href: printPath('search', locale) }]}
    >
      <section css={block}>
        <h2 css={type.h3}>{text('contact.phoneTitle')}</h2>
        <p>
          <LinkButton kind="quiet" icon={<PhoneIcon />} href={`tel:${phone.replace(/\s/g, '')}`}>
            {text('contact.callUs', { phone })}
          </LinkButton>
        </p>
        <p css={[type.small, type.muted]}>{text('hours.contact')}</p>
      </section>
      <FindOrder />
      <section css={block}>
        <h2 css={type.h3}>{text('contact.writeTitle')}</h2>
        <p css={type.body}>{text('contact.writeText')}</p>
      </section>
    </OpeningPage>
  );
};

const block = css({ display: 'grid', gap: 'var(--space-2)' });
