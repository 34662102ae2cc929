import { css } from '@emotion/react';
import { printPath } from '@detour/shared-contracts/sites';
import { LinkButton, Note } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';
import type { Names } from '../contract';

/** Replaces the panel of an expired activity; its button links to search. @spec ACT-009 ACT-010 ACT-011 */
export const ExpiredNote = () => {
  const text = useText();
  const { locale, flags } = useSite<Names>();
  const search = printPath<Names>(flags['activityOnly'] === true ? 'activity-search' : 'search', locale);
  return (
    <div css={block}>
      <Note tone="warning" title={text('expired.title')}>
        {text('expired.text')}
      </Note>
      <LinkButton href={search}>{text('expired.seeOtherOffers')}</LinkButton>
    </div>
  );
};

const block = css({ display: 'grid', gap: 'var(--space-5)', justifyItems: 'start' });
