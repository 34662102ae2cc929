import { printPath } from '@detour/shared-contracts';
import { useSite } from '@detour/shared-ui/remote';
import { useText } from '../text';
import { OpeningPage } from './OpeningPage';

export const CareLoginPage = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <OpeningPage
      testId="page-care-login"
      title={text('care.login')}
      lead={text('care.text')}
      actions={[{ label: text('account.goHome'), href: printPath('home', locale) }]}
    />
  );
};
