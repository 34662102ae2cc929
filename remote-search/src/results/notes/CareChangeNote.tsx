import { css } from '@emotion/react';
import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, Button, Note, textLink } from '@detour/shared-ui';
import { useFormat, useHost, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { useCareChange } from '../offer/care-change';
import type { Names } from '../../contract';

/** Shows customer care that prices are differences to a booking, with the way back and out. @spec CARE-005 */
export const CareChangeNote = ({ hasDates }: { readonly hasDates: boolean }) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite<Names>();
  const { storage } = useHost<Names>();
  const change = useCareChange();
  if (change === null) return null;
  const { orderNumber, total } = change;
  return (
    <div css={frame} data-testid="care-change">
      <Note>
        <p>{text('care.comparing', { number: orderNumber, amount: format.price(total) })}</p>
        {!hasDates && <p>{text('care.needsDates')}</p>}
        <p css={line}>
          <Anchor href={printPath<Names>('care-order', locale, { orderNumber })} css={textLink}>
            {text('care.backToOrder')}
          </Anchor>
          <Button kind="link" size="small" onClick={() => storage.remove('careChange')}>
            {text('care.endComparing')}
          </Button>
        </p>
      </Note>
    </div>
  );
};

const frame = css({ marginBlockEnd: '1.5rem' });
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-5)',
});
