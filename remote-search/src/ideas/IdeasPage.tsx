import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { IdeasPage as IdeasContent } from '@detour/shared-contracts/api';
import { Breadcrumb, Skeleton, text as type } from '@detour/shared-ui';
import { useApi, useSetHead, useSite } from '@detour/remote-kit';
import { ContentPage } from '../landing/ContentPage';
import { crumbsOf, toContentHead } from '../landing/landing-head.view-model';
import { useText } from '../text';
import { ideasQuery } from './ideas.query';
import { IdeasSection } from './IdeasSection';
import { RegionList } from './RegionList';
import type { Names } from '../contract';

/** Title and intro, idea sections, then regions. @spec IDEAS-001 IDEAS-007 */
export const IdeasPage = () => {
  const text = useText();
  const site = useSite();
  const setHead = useSetHead();
  const query = useQuery(ideasQuery(useApi<Names>(), site.locale));
  const { data } = query;
  useEffect(() => {
    if (data) setHead(toContentHead({ page: 'ideas', params: {}, content: data }, { site, text }));
  }, [data, site, text, setHead]);
  return (
    <ContentPage testId="page-ideas" query={query} errorCode="SEARCH-325" waiting={<Waiting />}>
      {(ideas) => <Content ideas={ideas} />}
    </ContentPage>
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

const Waiting = () => (
  <div css={waiting}>
    <Skeleton width="min(24rem, 80%)" height="2.75rem" />
    <Skeleton width="min(30rem, 90%)" />
    <Skeleton width="100%" height="22rem" radius="m" />
  </div>
);

const head = css({
  display: 'grid',
  gap: '0.75rem',
  maxWidth: 'var(--size-text-measure)',
  paddingBlockStart: '1.25rem',
});

const waiting = css({ display: 'grid', gap: 'var(--space-4)', paddingBlockStart: '3rem' });
