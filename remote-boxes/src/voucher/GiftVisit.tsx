import { css } from '@emotion/react';
import { useId } from 'react';
import type { GiftActivity } from '@detour/shared-contracts/api';
import { factLine } from '@detour/shared-contracts/format';
import { text as type } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText, type TextId } from '../text';

/** Where and when the partner receives: what the catalogue knows, nothing else. @spec ACT-002 ACT-004 */
export const GiftVisit = ({ activity }: { readonly activity: GiftActivity }) => {
  const text = useText();
  const { phone } = useSite();
  const id = useId();
  const { partner, place, gettingThere, schedules, included, importantInfo } = activity;
  return (
    <section css={visit} aria-labelledby={id} data-testid="gift-visit">
      <h2 id={id} css={type.h3}>
        {text('voucher.place')}
      </h2>
      <p css={strong}>{factLine([partner, place].map((part) => part || null))}</p>
      {gettingThere && <p>{gettingThere}</p>}
      <Lines title="voucher.schedules" lines={schedules} />
      <Lines title="voucher.included" lines={included} />
      <Lines title="voucher.goodToKnow" lines={importantInfo} />
      <p>{text('voucher.slot', { phone })}</p>
      <p css={type.muted}>{text('voucher.bring')}</p>
    </section>
  );
};

const Lines = ({ title, lines }: { readonly title: TextId; readonly lines: readonly string[] }) => {
  const text = useText();
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 css={strong}>{text(title)}</h3>
      <ul css={list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
};

const visit = css({ display: 'grid', gap: 'var(--space-3)', maxWidth: 'var(--size-text-measure)' });
const strong = css({ fontWeight: 620 });
const list = css({ paddingInlineStart: '1.25rem', listStyle: 'disc' });
