import { css } from '@emotion/react';
import { useSite } from '@detour/remote-kit';
import { SellingPoints } from '../../home/blocks/SellingPoints';
import { useText } from '../../text';

/** The shop's selling points, above the results. @spec FLAG-013 */
export const ResultsPromises = () => {
  const text = useText();
  const { phone } = useSite();
  return (
    <div css={frame} data-testid="results-selling-points">
      <SellingPoints
        variant="secondary"
        items={[
          { icon: 'calendar', title: text('search.promiseCancel'), text: text('search.promiseCancelText') },
          { icon: 'tag', title: text('search.promiseTotal'), text: text('search.promiseTotalText') },
          {
            icon: 'phone',
            title: text('search.promiseCall'),
            text: text('search.promiseCallText', { phone }),
          },
        ]}
      />
    </div>
  );
};

const frame = css({ marginBlockEnd: '1.75rem' });
