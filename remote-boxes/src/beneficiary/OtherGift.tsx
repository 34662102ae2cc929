import { css } from '@emotion/react';
import type { VoucherStatus } from '@detour/shared-contracts/api';
import { productPath } from '@detour/shared-contracts/sites';
import { LinkButton, Note } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { OpenGift } from './OpenGift';
import type { Names } from '../contract';

const usable: readonly VoucherStatus['state'][] = ['issued', 'claimed'];

/** Description and link for a used code or a code of another kind of gift. */
export const OtherGift = ({ voucher, code }: { readonly voucher: VoucherStatus; readonly code: string }) => {
  const text = useText();
  const { locale, phone } = useSite();
  const { kind, label, productId, state } = voucher;
  if (!usable.includes(state)) return <Note title={text('benef.closed')}>{label}</Note>;
  if (kind !== 'activity') {
    return (
      <div css={column}>
        <Note title={text('benef.other', { label })} />
        <OpenGift code={code} />
      </div>
    );
  }
  return (
    <div css={column}>
      <Note title={text('benef.other', { label })}>{text('benef.redeem', { phone })}</Note>
      <p>
        <LinkButton href={productPath<Names>(locale, productId, { kind: 'activity' })}>
          {text('benef.seeGift')}
        </LinkButton>
      </p>
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-4)' });
