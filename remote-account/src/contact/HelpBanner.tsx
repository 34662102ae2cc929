import { css } from '@emotion/react';
import { printPath } from '@detour/shared-contracts/sites';
import { HelpCircleIcon, LinkButton, media, text as type } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';
import type { Names } from '../contract';

/** @spec CONTACT-001 */
export const HelpBanner = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <section css={banner} aria-label={text('ui.faq')}>
      <HelpCircleIcon size={28} />
      <p css={[type.h3, words]}>{text('contact.helpBanner')}</p>
      <LinkButton kind="quiet" href={printPath<Names>('static', locale, { id: 'help' })}>
        {text('ui.faq')}
      </LinkButton>
    </section>
  );
};

const banner = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  padding: 'var(--space-6)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-brand-tint)',
  '& > svg': { flex: 'none', color: 'var(--color-brand)' },
  [media.mobile]: { flexWrap: 'wrap', padding: 'var(--space-5)' },
});
const words = css({ flex: 1, minWidth: '12rem' });
