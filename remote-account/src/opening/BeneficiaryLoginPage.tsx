import { printPath } from '@detour/shared-contracts';
import { useSite } from '@detour/shared-ui/remote';
import { useText } from '../text';
import { OpeningPage } from './OpeningPage';

export const BeneficiaryLoginPage = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <OpeningPage
      testId="page-beneficiary-login"
      title={text('beneficiary.title')}
      lead={text('beneficiary.text')}
      actions={[{ label: text('account.contact'), href: printPath('contact', locale) }]}
    />
  );
};
