import { useQuery } from '@tanstack/react-query';
import { printSupportHours } from '@detour/shared-contracts/format';
import { LinkButton, MessageIcon, text as type, VisuallyHidden } from '@detour/shared-ui';
import { useApi, useHydrated, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { wayStyles } from './contact-way.styles';
import { contactSettingsQuery } from '../contact.query';
import type { Names } from '../../contract';

/** Chat with its hours, in a new tab. Hidden if the messenger is disabled or its settings are unknown. @spec CONTACT-005 CONTACT-006 CONTACT-008 */
export const ChatWay = () => {
  const text = useText();
  const { locale } = useSite();
  const settings = useQuery({ ...contactSettingsQuery(useApi<Names>(), locale), enabled: useHydrated() });
  const address = settings.data?.chatUrl;
  if (!address) return null;
  return (
    <div css={wayStyles.way}>
      <h2 css={type.h2}>{text('contact.chatTitle')}</h2>
      <p css={wayStyles.sentence}>{printSupportHours(locale, 'chat')}</p>
      <p css={wayStyles.action}>
        <LinkButton kind="quiet" icon={<MessageIcon />} href={address} newTab>
          {text('contact.chat')} <VisuallyHidden>({text('ui.newTab')})</VisuallyHidden>
        </LinkButton>
      </p>
    </div>
  );
};
