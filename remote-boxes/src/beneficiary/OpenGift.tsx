import { css } from '@emotion/react';
import { voucherAddress } from '@detour/shared-contracts/sites';
import { LinkButton, text as type } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';
import type { Names } from '../contract';

/** Link to the page of a gift, with `code` prefilled. A code alone lists but does not redeem. */
export const OpenGift = ({ code = '' }: { readonly code?: string | undefined }) => {
  const text = useText();
  const { locale } = useSite();
  return (
    <div css={row}>
      <p css={[type.body, measure]}>{text('benef.openText')}</p>
      <LinkButton kind="brand" href={voucherAddress<Names>(locale, code)}>
        {text('benef.open')}
      </LinkButton>
    </div>
  );
};

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3) var(--space-6)',
});
const measure = css({ maxWidth: 'var(--size-text-measure)' });
