import { container, EmptyState, LinkButton } from '@detour/shared-ui';
import { printPath } from '@detour/shared-contracts';
import { useSite } from '@detour/shared-ui/remote';
import { useText } from '../text';

/** Gifts cannot be redeemed yet: the page says so, and whom to ask. */
export const BeneficiaryOffersPage = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <div data-testid="page-beneficiary-offers" css={container}>
      <EmptyState
        level={1}
        title={text('benef.title')}
        sentence={text('benef.soon')}
        action={<LinkButton href={printPath('contact', locale)}>{text('benef.contact')}</LinkButton>}
      />
    </div>
  );
};
