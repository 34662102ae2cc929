import { css } from '@emotion/react';
import { printPath } from '@detour/shared-contracts/sites';
import { LinkButton, text as type } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';
import type { Names } from '../contract';

/** Link to the page that opens a gift for a session, with `code` prefilled. A code alone lists but does not redeem. */
export const OpenGift = ({ code }: { readonly code?: string | undefined }) => {
  const text = useText();
  const { locale } = useSite();
  const query = locale.endsWith('_BE') ? `?locale=${locale}` : '';
  const fragment = code ? `#${new URLSearchParams({ token: code }).toString()}` : '';
  return (
    <div css={row}>
      <p css={[type.body, measure]}>{text('benef.openText')}</p>
      <LinkButton kind="brand" href={printPath<Names>('beneficiary-login', locale) + query + fragment}>
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
