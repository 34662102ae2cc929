import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { IdeasPage as IdeasContent } from '@detour/shared-contracts';
import { Breadcrumb, Container, ErrorBlock, media, Skeleton, text as type } from '@detour/shared-ui';
import { useApi, useHost, useSetHead, useSite } from '@detour/shared-ui/remote';
import { crumbsOf, toContentHead } from '../landing/landing-head.view-model';
import { useText } from '../text';
import { ideasQuery } from './ideas.query';
import { IdeasSection } from './IdeasSection';
import { RegionList } from './RegionList';

/** Title and intro, sections of ideas, then the regions. @spec IDEAS-001 IDEAS-007 */
export const IdeasPage = () => {
  const text = useText();
  const host = useHost();
  const site = useSite();
  const setHead = useSetHead();
  const query = useQuery(ideasQuery(useApi(), site.locale));
  const { data, error } = query;
  useEffect(() => {
    if (error) host.report({ kind: 'data', code: 'SEARCH-325', error });
  }, [host, error]);
  useEffect(() => {
    if (data) setHead(toContentHead({ page: 'ideas', params: {}, content: data }, { site, text }));
  }, [data, site, text, setHead]);
  return (
    <div data-testid="page-ideas">
      <Container css={page}>
        {data && <Content ideas={data} />}
        {!data && !error && <Waiting label={text('ui.loading')} />}
        {!data && error && (
          <ErrorBlock
            message={text('error.generic')}
            retryLabel={text('ui.retry')}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
            minHeight="16rem"
          />
        )}
      </Container>
    </div>
  );
};

const Content = ({ ideas: { title, intro, sections, regions } }: { readonly ideas: IdeasContent }) => {
  const text = useText();
  const site = useSite();
  return (
    <>
      <div css={head}>
        <Breadcrumb crumbs={crumbsOf(title, { site, text })} label={text('nav.breadcrumb')} />
        <h1 css={type.h1}>{title}</h1>
        <p css={[type.lead, type.muted]}>{intro}</p>
      </div>
      {sections.map((section, index) => (
        <IdeasSection key={section.title} section={section} id={`ideas-${index}`} eager={index === 0} />
      ))}
      {regions.length > 0 && <RegionList regions={regions} />}
    </>
  );
};

const Waiting = ({ label }: { readonly label: string }) => (
  <div role="status" aria-label={label} css={waiting}>
    <Skeleton width="min(24rem, 80%)" height="2.75rem" />
    <Skeleton width="min(30rem, 90%)" />
    <Skeleton width="100%" height="22rem" radius="m" />
  </div>
);

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-section)',
  minHeight: '50vh',
  '& > *': { minWidth: 0 },
  [media.mobile]: { gap: '3rem' },
});

const head = css({
  display: 'grid',
  gap: '0.75rem',
  maxWidth: 'var(--size-text-measure)',
  paddingBlockStart: '1.25rem',
});

const waiting = css({ display: 'grid', gap: 'var(--space-4)', paddingBlockStart: '3rem' });
