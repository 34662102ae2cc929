import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import type { AnalyticsReport } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Button, LiveRegion, Note, text as type } from '@detour/shared-ui';
import { useApi, useFormat, useNow, useSite, useSnapshotState } from '@detour/remote-kit';
import type { Names } from '../contract';
import { EditorFrame } from '../EditorFrame';
import { Loaded } from '../session/Loaded';
import { useText } from '../text';
import { reportQuery } from './analytics.query';
import { printCsv, saveCsv } from './csv';
import { Funnel, FunnelList } from './FunnelList';
import { firstForm, toQuery, type ReportForm } from './report-form';
import { armLines, releaseLines } from './report.view-model';
import { ReportFilter } from './ReportFilter';
import { SearchTable } from './SearchTable';

/** Searches and funnels of visitors who agreed to statistics, without anything of a single one. */
export const AnalyticsPage = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <EditorFrame
      testId="page-analytics"
      title={text('analytics.title')}
      back={{ label: text('list.back'), href: printPath<Names>('care', locale) }}
    >
      <p css={type.muted}>{text('analytics.lead')}</p>
      <Report />
    </EditorFrame>
  );
};

const Report = () => {
  const text = useText();
  const { locale } = useSite();
  const now = useNow();
  const [form, setForm] = useSnapshotState<ReportForm & Record<string, string>>('report-form', {
    ...firstForm(now),
  });
  const asked = toQuery(form, locale);
  const { refetch, isPlaceholderData, ...query } = useQuery(reportQuery(useApi<Names>(), asked));
  return (
    <>
      <ReportFilter form={form} isWrong={asked === null} onChange={(next) => setForm({ ...next })} />
      {asked !== null && (
        <Loaded {...query} onRetry={refetch} failed={text('analytics.failed')}>
          {(report) => (
            <div css={[column, isPlaceholderData && waiting]} aria-busy={isPlaceholderData}>
              <Numbers report={report} />
              {report.total && (
                <div>
                  <Button
                    kind="quiet"
                    disabled={isPlaceholderData}
                    onClick={() =>
                      saveCsv(
                        `${text('analytics.file')}-${asked.from}-${asked.until}.csv`,
                        printCsv(report, text),
                      )
                    }
                  >
                    {text('analytics.csv')}
                  </Button>
                </div>
              )}
            </div>
          )}
        </Loaded>
      )}
    </>
  );
};

const Numbers = ({ report }: { readonly report: AnalyticsReport }) => {
  const text = useText();
  const format = useFormat();
  const { total, searches, emptySearches, releases, arms, leastVisitors: least } = report;
  if (!total) return <Note>{text('analytics.none', { least })}</Note>;
  return (
    <>
      <LiveRegion message={text('analytics.loaded', { visits: format.count(total.visits) })} />
      <p css={type.small}>{text('analytics.hint', { least })}</p>
      <Section title={text('analytics.total')} testId="report-total">
        {() => <Funnel {...total} />}
      </Section>
      <Section title={text('analytics.searches')} testId="report-searches" hidden={searches.hidden}>
        {(id) => searches.rows.length > 0 && <SearchTable labelledBy={id} rows={searches.rows} />}
      </Section>
      <Section
        title={text('analytics.emptySearches')}
        testId="report-empty-searches"
        hidden={emptySearches.hidden}
      >
        {(id) => emptySearches.rows.length > 0 && <SearchTable labelledBy={id} rows={emptySearches.rows} />}
      </Section>
      <Section title={text('analytics.releases')} testId="report-releases" hidden={releases.hidden}>
        {() => releases.rows.length > 0 && <FunnelList lines={releaseLines(releases.rows, text)} />}
      </Section>
      <Section title={text('analytics.arms')} testId="report-arms" hidden={arms.hidden}>
        {() => arms.rows.length > 0 && <FunnelList lines={armLines(arms.rows, text)} />}
      </Section>
    </>
  );
};

interface SectionProps {
  readonly title: string;
  readonly testId: string;
  /** Rows that are not shown. */
  readonly hidden?: number;
  /** Receives the id of the heading. False: there is no row. */
  readonly children: (headingId: string) => ReactNode;
}

const Section = ({ title, testId, hidden = 0, children }: SectionProps) => {
  const text = useText();
  const id = useId();
  const content = children(id);
  return (
    <section css={section} aria-labelledby={id} data-testid={testId}>
      <h2 id={id} css={type.h3}>
        {title}
      </h2>
      {content === false && <p css={type.muted}>{text('analytics.nothing')}</p>}
      {content}
      {hidden > 0 && <p css={type.small}>{text('analytics.hidden', { count: hidden })}</p>}
    </section>
  );
};

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-6)' });
const section = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-3)' });
const waiting = css({ opacity: 0.55 });
