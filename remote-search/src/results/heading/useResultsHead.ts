import { useEffect } from 'react';
import { useSetHead, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { toResultsHead, type ResultsHeadContext } from './results-head.view-model';

/** Updates title and neighbours when criteria or page change. The first head comes with the page. */
export const useResultsHead = (
  answer: ResultsHeadContext['answer'],
  { flow, page }: ResultsHeadContext['search'],
): void => {
  const setHead = useSetHead();
  const { locale, brand } = useSite();
  const text = useText();
  useEffect(() => {
    if (answer) setHead(toResultsHead({ text, site: { locale, brand }, search: { flow, page }, answer }));
  }, [setHead, text, brand, locale, page, answer, flow]);
};
