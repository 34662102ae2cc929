import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StaticPage as StaticContent } from '@detour/shared-contracts/api';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { isoDate } from '@detour/shared-contracts/base';
import { Container, ErrorBlock, Skeleton, text as type, textLink } from '@detour/shared-ui';
import { useApi, useFormat, useRoute, useShopLocation, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { useDataReport } from '../useDataReport';
import { withMapSection } from './map-section';
import { staticPageQuery } from './static-page.query';
import type { Names } from '../contract';

/** A text page: title, sections, date of the last change. @spec STATIC-001 */
export const StaticPage = () => {
  const text = useText();
  const { locale } = useSite();
  const id = useRoute().params['id'] ?? '';
  const { data, error, isFetching, refetch } = useQuery(staticPageQuery(useApi<Names>(), { id, locale }));
  useDataReport('SEARCH-318', error);
  return (
    <Container>
      <article data-testid="page-static" css={page}>
        {data && <Content page={data} />}
        {!data && !error && <Waiting label={text('ui.loading')} />}
        {!data && error && (
          <ErrorBlock
            message={text('home.failed')}
            retryLabel={text('ui.retry')}
            onRetry={() => void refetch()}
            retrying={isFetching}
            minHeight="16rem"
          />
        )}
      </article>
    </Container>
  );
};

/** Storage keys of a class that remotes bring: their texts come with their releases. */
const broughtLines = (
  { storage = [], locale }: Pick<SiteContext, 'storage' | 'locale'>,
  stored: StaticContent['sections'][number]['stored'],
): readonly string[] =>
  storage.flatMap(({ name, class: kind, text }) =>
    kind === stored && text !== undefined
      ? [`${name}${locale.startsWith('fr') ? '\u00a0' : ''}: ${text}`]
      : [],
  );

const Content = ({ page: content }: { readonly page: StaticContent }) => {
  const { title, lead, updatedOn } = content;
  const text = useText();
  const site = useSite();
  const sections = withMapSection(content, site, text);
  const format = useFormat();
  const asked = useAskedQuestion(content.sections);
  return (
    <>
      <h1 css={[type.h1, heading]}>{title}</h1>
      {lead !== null && <p css={type.lead}>{lead}</p>}
      {sections.map((section) => (
        <section
          key={section.title}
          css={[block, section.question !== undefined && section.question === asked && answer]}
        >
          <h2
            css={[type.h3, quiet]}
            {...(section.question !== undefined && { id: section.question, tabIndex: -1 })}
          >
            {section.title}
          </h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.items.length > 0 && (
            <ul css={list}>
              {[...section.items, ...broughtLines(site, section.stored)].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {section.links.map(({ label, url }) => (
            <p key={url}>
              <a href={url} css={textLink}>
                {label}
              </a>
            </p>
          ))}
        </section>
      ))}
      <p css={[type.small, type.muted]}>
        {text('static.updated', { date: format.longDate(isoDate(updatedOn)) })}
      </p>
    </>
  );
};

/** The section that `?question=` names. Scrolls to it and moves the focus to its heading. */
const useAskedQuestion = (sections: StaticContent['sections']): string | null => {
  const { search } = useShopLocation();
  // Only in the browser: the server renders every address of the page alike.
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const wanted = new URLSearchParams(search).get('question');
    const known = sections.find(({ question }) => question !== undefined && question === wanted);
    setAsked(known?.question ?? null);
    const heading = known?.question === undefined ? null : document.getElementById(known.question);
    heading?.scrollIntoView({ block: 'center' });
    heading?.focus({ preventScroll: true });
  }, [search, sections]);
  return asked;
};

const Waiting = ({ label }: { readonly label: string }) => (
  <div role="status" aria-label={label} css={block}>
    <Skeleton width="60%" height="2.75rem" />
    <Skeleton width="90%" />
    <Skeleton width="80%" />
    <Skeleton width="85%" />
  </div>
);

const page = css({
  display: 'grid',
  gap: 'var(--space-8)',
  maxWidth: 'var(--size-text-measure)',
  minHeight: '50vh',
  alignContent: 'start',
  paddingBlockStart: 'var(--space-section)',
  textWrap: 'pretty',
});

// One long word is wider than a page at 400 %.
const heading = css({ overflowWrap: 'anywhere' });
const block = css({ display: 'grid', gap: 'var(--space-3)' });
/** The answer that the visitor asked for. */
const answer = css({
  margin: '-1.25rem',
  padding: '1.25rem',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-brand-tint)',
});
// The focus of an answer's heading is for screen readers; the tint shows where it is.
const quiet = css({ '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' } });
const list = css({ display: 'grid', gap: 'var(--space-2)', paddingInlineStart: '1.2em', listStyle: 'disc' });
