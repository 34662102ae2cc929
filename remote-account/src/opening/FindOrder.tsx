import { css } from '@emotion/react';
import { text as type } from '@detour/shared-ui';
import { useText } from '../text';

/** How a buyer comes back to a booking today: by the link of the confirmation mail. */
export const FindOrder = () => {
  const text = useText();
  return (
    <section css={block}>
      <h2 css={type.h3}>{text('findOrder.title')}</h2>
      <p css={type.body}>{text('findOrder.text')}</p>
    </section>
  );
};

const block = css({ display: 'grid', gap: 'var(--space-2)' });
