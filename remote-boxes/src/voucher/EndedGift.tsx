import { css } from '@emotion/react';
import type { VoucherStatus } from '@detour/shared-contracts/api';
import { LinkButton, Note } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { toGiftEnd } from './gift.view-model';

/** Why and when a gift ended, and the next step. */
export const EndedGift = ({ gift }: { readonly gift: VoucherStatus }) => {
  const text = useText();
  const { locale, phone } = useSite();
  const end = toGiftEnd(gift, { format: useFormat(), text, locale, phone });
  if (!end) return null;
  return (
    <div css={column} data-testid="gift-ended" data-reason={gift.end?.reason}>
      <Note title={end.title}>{end.text}</Note>
      {end.link && (
        <p>
          <LinkButton kind="brand" href={end.link.href}>
            {end.link.label}
          </LinkButton>
        </p>
      )}
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-4)' });
