import type { Locale } from '@detour/shared-contracts/sites';
import { createTranslate } from '../../messages/message-catalogue';
import { fragmentForm, fragmentPolicy } from './fragment-form';
import { escape, policyOf, renderPlainPage, type PageSettings } from './plain-page';

export interface UnsubscribePage {
  readonly config: PageSettings;
  readonly locale: Locale;
  /** `press` has no address yet: the token is in the fragment. */
  readonly step: 'press' | 'ask' | 'done' | 'unknown';
  readonly email: string;
}

const closed = policyOf();

export const unsubscribePolicyOf = (step: UnsubscribePage['step']): string =>
  step === 'press' ? fragmentPolicy : closed;

/** Ends the subscription only after a click on the button, because programs open the links of mails. */
export const renderUnsubscribePage = ({ config, locale, step, email }: UnsubscribePage): string => {
  const t = createTranslate(locale);
  const button = t('mail.unsubscribe');
  const parts = {
    press: { lead: t('newsletter.unsubscribePress'), action: fragmentForm(locale, button) },
    ask: {
      lead: t('newsletter.unsubscribeLead', { email }),
      action: `<form method="post"><button>${escape(button)}</button></form>`,
    },
    done: { lead: t('newsletter.unsubscribeLead', { email }), action: '' },
    unknown: { lead: t('newsletter.linkUnknown'), action: '' },
  };
  const title = step === 'done' ? t('newsletter.unsubscribedTitle') : t('newsletter.unsubscribeTitle');
  return renderPlainPage({ config, locale, title, ...parts[step] });
};
