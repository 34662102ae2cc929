import { css } from '@emotion/react';
import { container, text as type } from '@detour/shared-ui';
import { useHydrated, useShopLocation } from '@detour/remote-kit';
import { useText } from '../text';
import { ContactThanks } from './form/ContactThanks';
import { ContactWays } from './ways/ContactWays';
import { HelpBanner } from './HelpBanner';
import { PopularQuestions } from './PopularQuestions';
import { QuickActions } from './QuickActions';

/** Result of a posted message, from the return URL. */
const useOutcome = (): string | null => {
  const { search } = useShopLocation();
  // The server renders the same page for every visitor.
  return useHydrated() ? new URLSearchParams(search).get('ref') : null;
};

/** @spec CONTACT-001 CONTACT-002 CONTACT-004 CONTACT-009 CONTACT-010 CONTACT-032 */
export const ContactPage = () => {
  const text = useText();
  const outcome = useOutcome();
  return (
    <div data-testid="page-contact" css={[container, page]}>
      <header css={head}>
        <h1 css={type.h1}>{text('contact.title')}</h1>
        <p css={type.lead}>{text('contact.lead')}</p>
      </header>
      {outcome === 'contact_thank_you' && <ContactThanks />}
      <HelpBanner />
      <QuickActions />
      <ContactWays hasFailed={outcome === 'contact_error'} />
      <PopularQuestions />
    </div>
  );
};

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 4vw, 3.5rem)',
  paddingBlockStart: 'clamp(1.75rem, 4vw, 3.5rem)',
});
const head = css({ display: 'grid', gap: 'var(--space-3)', maxWidth: 'var(--size-text-measure)' });
