import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { ResultBlock as ResultAnswer } from '@detour/shared-contracts/api';
import { parseCriteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { criteriaInFlow } from '@detour/shared-contracts/rules';
import { Anchor, Rail, SectionHeader, StayCardSkeleton, textLink } from '@detour/shared-ui';
import { useApi, useNow, useSite } from '@detour/remote-kit';
import { ActivityCard } from '../../activities/ActivityCard';
import { useActivityCards } from '../../activities/useActivityCards';
import { OfferCard } from '../../results/offer/OfferCard';
import { useOfferContext } from '../../results/offer/useOfferContext';
import { useDataReport } from '../../useDataReport';
import { resultBlockQuery } from '../landing.query';
import { defaultBlockLimit, resultBlockRequest, type ResultsComponent } from './result-block-request';
import type { Criteria, Names } from '../../contract';

export interface ResultBlockProps {
  readonly content: ResultsComponent;
}

const railSizes = '(max-width: 1279px) 280px, 384px';

/** The best offers of a search. The block is omitted when its list is empty or failed. @spec LAND-007 LAND-012 */
export const ResultBlock = ({ content }: ResultBlockProps) => {
  const { locale } = useSite();
  const { data, error, isPending } = useQuery(
    resultBlockQuery(useApi<Names>(), resultBlockRequest(content, locale)),
  );
  useDataReport('SEARCH-322', error);
  if (isPending) return <Frame content={content}>{skeletonsOf(content)}</Frame>;
  if (!data || data.cards.length + data.centers.length === 0) return null;
  return content.type === 'activity' ? (
    <ActivityCards content={content} answer={data} />
  ) : (
    <OfferCards content={content} answer={data} />
  );
};

interface CardsProps {
  readonly content: ResultsComponent;
  readonly answer: ResultAnswer;
}

const OfferCards = ({ content, answer }: CardsProps) => {
  const flow = content.type === 'gift' ? 'gifting' : content.flowType;
  const context = useOfferContext(useBlockCriteria(content, flow), flow);
  const { newTab = false } = content;
  return (
    <Frame content={content}>
      {answer.cards.map((card) => (
        <OfferCard
          key={card.id}
          card={newTab ? { ...card, newTab } : card}
          context={context}
          imageSizes={railSizes}
        />
      ))}
    </Frame>
  );
};

const ActivityCards = ({ content, answer }: CardsProps) => {
  const { adults } = useBlockCriteria(content, 'activity');
  const activities = useActivityCards(answer.centers, adults);
  return (
    <Frame content={content}>
      {activities.slice(0, content.limit ?? defaultBlockLimit).map((activity) => (
        <ActivityCard key={activity.id} activity={activity} eager={false} headingLevel={3} />
      ))}
    </Frame>
  );
};

/** The search in the content. Its cards open on the same dates and guests. */
const useBlockCriteria = ({ hash }: ResultsComponent, flow: Flow): Criteria => {
  const { locale } = useSite();
  const now = useNow();
  return useMemo(
    () => criteriaInFlow(parseCriteria<Names>(`#${hash}`, now, locale), flow),
    // oxlint-disable-next-line react/exhaustive-deps -- the clock only determines today's date
    [hash, locale, flow],
  );
};

const Frame = ({
  content,
  children,
}: {
  readonly content: ResultsComponent;
  readonly children: ReactNode;
}) => (
  <section data-testid="result-block" data-block={content.id}>
    <SectionHeader
      title={content.title}
      link={
        content.link && (
          <Anchor href={content.link.link.url} newTab={content.link.link.newTab} css={textLink}>
            {content.link.label}
          </Anchor>
        )
      }
    />
    <Rail label={content.title}>{children}</Rail>
  </section>
);

const skeletonsOf = ({ limit = defaultBlockLimit }: ResultsComponent): ReactNode =>
  Array.from({ length: limit }, (_, index) => <StayCardSkeleton key={index} />);
