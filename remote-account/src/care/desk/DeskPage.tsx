import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { printPath } from '@detour/shared-contracts/sites';
import {
  Anchor,
  EmptyState,
  ErrorBlock,
  LinkButton,
  LiveRegion,
  Note,
  Skeleton,
  text as type,
  textLink,
} from '@detour/shared-ui';
import { isApiError, useApi, useFormat, useSite, useSnapshotState } from '@detour/remote-kit';
import { useText } from '../../text';
import { DeskFrame } from './DeskFrame';
import { searchQuery } from './desk.query';
import { SignedOut } from './SignedOut';
import { HitList } from './search/HitList';
import { toHit } from './search/hit.view-model';
import { SearchForm } from './search/SearchForm';
import type { Names } from '../../contract';

const least = 2;

/** Typed text and current search. Both are restored with the history entry, until the tab closes. */
const useSearch = () => {
  const [typed, setTyped] = useSnapshotState<string>('care-typed', '');
  const [searched, setSearched] = useSnapshotState<string>('care-searched', '');
  const [isShort, setShort] = useState(false);
  const query = useQuery(searchQuery(useApi<Names>(), searched));
  const search = (): void => {
    const text = typed.trim();
    setShort(text.length < least);
    if (text.length < least) return;
    if (text === searched) void query.refetch();
    setSearched(text);
  };
  return { typed, setTyped, searched, search, isShort, query };
};

/** The start page of customer care: one search for every order. @spec CARE-001 */
export const DeskPage = () => {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { typed, setTyped, searched, search, isShort, query } = useSearch();
  const focusField = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  const focusFirst = (): void => list.current?.querySelector('a')?.focus();
  // Enter twice opens the best order: the first one searches.
  const isWaiting = useRef(false);
  useEffect(() => {
    if (!isWaiting.current || query.isFetching || !query.data) return;
    isWaiting.current = false;
    list.current?.querySelector('a')?.focus();
  }, [query.isFetching, query.data]);
  const submit = (): void => {
    isWaiting.current = true;
    search();
  };
  return (
    <DeskFrame testId="page-care" head={<DeskHead />} keys={{ '/': focusField, Escape: focusField }}>
      <SearchForm
        fieldRef={field}
        value={typed}
        error={isShort ? text('desk.tooShort') : undefined}
        busy={query.isFetching}
        onType={setTyped}
        onSearch={submit}
        onDown={focusFirst}
      />
      <Results searched={searched} listRef={list} query={query} onLeave={focusField} />
    </DeskFrame>
  );
};

const DeskHead = () => {
  const text = useText();
  const { locale, flags } = useSite<Names>();
  return (
    <>
      <h1 css={type.h2}>{text('desk.title')}</h1>
      <Anchor href={printPath<Names>('care-requests', locale)} css={textLink}>
        {text('asks.title')}
      </Anchor>
      {flags.editor === true && (
        <>
          <Anchor href={printPath<Names>('editor', locale)} css={textLink}>
            {text('desk.content')}
          </Anchor>
          <Anchor href={printPath<Names>('promotions', locale)} css={textLink}>
            {text('desk.promotions')}
          </Anchor>
          <Anchor href={printPath<Names>('experiments', locale)} css={textLink}>
            {text('desk.experiments')}
          </Anchor>
          <Anchor href={printPath<Names>('analytics', locale)} css={textLink}>
            {text('desk.analytics')}
          </Anchor>
        </>
      )}
    </>
  );
};

interface ResultsProps {
  readonly searched: string;
  readonly listRef: React.RefObject<HTMLOListElement | null>;
  readonly query: ReturnType<typeof useSearch>['query'];
  readonly onLeave: () => void;
}

const Results = ({ searched, listRef, query, onLeave }: ResultsProps) => {
  const text = useText();
  const format = useFormat();
  const { data, error, isFetching, refetch } = query;
  if (searched === '') return <Start />;
  if (isApiError(error) && error.status === 401) return <SignedOut />;
  if (!data)
    return error ? (
      <ErrorBlock
        message={text('desk.searchFailed')}
        retryLabel={text('ui.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton width="100%" height="14rem" radius="m" />
    );
  const hits = data.hits.map((hit) => toHit(hit, text, format));
  return (
    <section css={results} aria-label={text('desk.found', { count: hits.length })} aria-busy={isFetching}>
      <LiveRegion message={isFetching ? '' : text('desk.found', { count: hits.length })} />
      {hits.length === 0 ? (
        <EmptyState title={text('desk.noneTitle')} sentence={text('desk.noneText')} />
      ) : (
        <>
          <p css={[type.small, type.muted]} aria-hidden="true">
            {text('desk.found', { count: hits.length })}
          </p>
          <HitList hits={hits} listRef={listRef} onLeave={onLeave} />
        </>
      )}
      {data.more && <Note>{text('desk.more', { count: hits.length })}</Note>}
    </section>
  );
};

const Start = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <EmptyState
      title={text('desk.startTitle')}
      sentence={text('desk.startText')}
      action={
        <LinkButton kind="quiet" href={printPath<Names>('search', locale)}>
          {text('account.seeStays')}
        </LinkButton>
      }
    />
  );
};

const results = css({ display: 'grid', gap: 'var(--space-3)' });
