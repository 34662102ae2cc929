import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LandingPage as LandingContent } from '@detour/shared-contracts/api';
import { Breadcrumb, media, Spinner, text as type } from '@detour/shared-ui';
import { useApi, useHost, useRoute, useSetHead, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { ContentPage } from './ContentPage';
import { unknownComponents } from './landing-components';
import { crumbsOf, toLandingHead } from './landing-head.view-model';
import { landingQuery } from './landing.query';
import { LandingPart } from './LandingPart';
import { LandingSearch } from './LandingSearch';
import type { Names } from '../contract';

/** A page of named components, in content order. @spec LAND-008 LAND-010 ROUTE-024 */
export const LandingPage = () => {
  const text = useText();
  const site = useSite();
  const setHead = useSetHead();
  const slug = useRoute().params['slug'] ?? '';
  const query = useQuery(landingQuery(useApi<Names>(), { slug, locale: site.locale }));
  const { data } = query;
  useEffect(() => {
    if (data) setHead(toLandingHead(data, slug, { site, text }));
  }, [data, slug, site, text, setHead]);
  return (
    <ContentPage testId="page-landing" query={query} errorCode="SEARCH-320" waiting={<Waiting />}>
      {(landing) => <Content landing={landing} />}
    </ContentPage>
  );
};

const Content = ({ landing }: { readonly landing: LandingContent }) => {
  const text = useText();
  const site = useSite();
  useUnknownReport(landing);
  return (
    <>
      <div css={head}>
        <Breadcrumb crumbs={crumbsOf(landing.title, { site, text })} label={text('nav.breadcrumb')} />
        <h1 css={type.h1}>{landing.title}</h1>
        <p css={[type.lead, type.muted, lead]}>{landing.lead}</p>
        <LandingSearch flow={landing.flow} />
      </div>
      {landing.components.map((part, index) => (
        <LandingPart
          key={`${index} ${part.component}`}
          part={part}
          flow={landing.flow}
          isFirst={index === 0}
        />
      ))}
    </>
  );
};

/** Skips and reports a component unknown to this release. @spec LAND-009 */
const useUnknownReport = (landing: LandingContent): void => {
  const host = useHost<Names>();
  useEffect(() => {
    for (const name of unknownComponents(landing))
      host.report({
        kind: 'data',
        code: 'SEARCH-321',
        error: new Error(`The landing page "${landing.slug}" names an unknown component "${name}".`),
      });
  }, [host, landing]);
};

const Waiting = () => (
  <div css={waiting}>
    <Spinner size={32} />
  </div>
);

const head = css({
  display: 'grid',
  gap: '0.75rem',
  paddingBlockStart: '1.25rem',
  // The first component belongs to the title, so no section separates them.
  marginBlockEnd: 'calc(2rem - var(--space-section))',
  [media.mobile]: { marginBlockEnd: '-1.5rem' },
});

const lead = css({ maxWidth: 'var(--size-text-measure)' });

const waiting = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '50vh',
  color: 'var(--color-brand)',
});
