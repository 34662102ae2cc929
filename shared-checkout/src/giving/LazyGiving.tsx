import { css } from '@emotion/react';
import { createChunk, ErrorBlock, text, useChunk } from '@detour/shared-ui';
import type { GivingFieldsProps } from './GivingFields';

const fields = /* @__PURE__ */ createChunk(() => import('./GivingFields'));

/** The section "to whom": its fields and calendar are a chunk of their own, because a page shows its other fields first. */
export const LazyGiving = (props: GivingFieldsProps) => {
  const { value, failed } = useChunk(fields, true);
  const { t, giving, isTitleHidden = false } = props;
  const headingId = `${giving.idOf('toName')}-title`;
  return (
    <section
      css={section}
      {...(!isTitleHidden && { 'aria-labelledby': headingId })}
      data-testid="gift-giving"
    >
      {!isTitleHidden && (
        <h2 id={headingId} css={text.h2}>
          {t('giving.title')}
        </h2>
      )}
      {value ? (
        <value.GivingFields {...props} />
      ) : failed ? (
        <ErrorBlock
          message={t('giving.loadFailed')}
          retryLabel={t('ui.retry')}
          onRetry={() => void fields.load()}
        />
      ) : (
        <div css={waiting} role="status" aria-label={t('ui.loading')} />
      )}
    </section>
  );
};

const section = css({ display: 'grid', gap: 'var(--space-5)' });
const waiting = css({ minHeight: '18rem' });
