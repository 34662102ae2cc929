import { useState } from 'react';
import { isLocale, type Locale } from '@detour/shared-contracts/sites';
import { useApi, useNow, type ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { publish } from '../../editor.client';
import { fromParis } from '../../form/paris-time';
import { useText, type Text } from '../../text';
import { failureText } from '../../words/failure-words';
import { useMoment } from '../../words/useMoment';
import type { ActionProps } from '../action-props';

interface Wish {
  /** Times on the clocks of Paris, or empty. */
  readonly from: string;
  readonly until: string;
  readonly locales: readonly Locale[];
}

/** Locales that a new page would lack, from the gateway's response. */
const missingOf = ({ body }: ApiError): readonly Locale[] => {
  const missing: unknown =
    typeof body === 'object' && body !== null && 'missing' in body ? body.missing : null;
  return Array.isArray(missing)
    ? missing.filter((one): one is Locale => typeof one === 'string' && isLocale(one))
    : [];
};

/** The sentence of a failure that belongs to the dialog. Null for mistakes of the body, which the form shows. */
const problemOf = (error: ApiError, text: Text): string | null => {
  if (error.code !== 'CONTENT_INCOMPLETE')
    return error.code === 'CONTENT_CONFLICT' ? null : failureText(error, text);
  const missing = missingOf(error);
  if (missing.length > 0)
    return text('error.locales', { locales: missing.map((one) => text(`locale.${one}`)).join(', ') });
  return (error.problem?.errors ?? []).length > 0 ? null : text('error.draft');
};

/** Saves unsaved work, then publishes. After a lost response a repetition is a conflict, so nothing is published twice. */
export const usePublish = ({
  name,
  editing,
  outcome,
  onClose,
}: ActionProps & { readonly onClose: () => void }) => {
  const text = useText();
  const api = useApi<Names>();
  const now = useNow();
  const moment = useMoment();
  const [state, setState] = useState({
    isBusy: false,
    isWrongOrder: false,
    problem: null as string | null,
  });
  const end = (error: ApiError): void => {
    const problem = problemOf(error, text);
    setState({ isBusy: false, isWrongOrder: false, problem });
    if (problem !== null) return;
    outcome.fail(error);
    onClose();
  };
  const run = async ({ from, until, locales }: Wish): Promise<void> => {
    if (state.isBusy) return;
    const [start, stop] = [fromParis(from), fromParis(until)];
    const isWrongOrder =
      stop !== null && Date.parse(stop) <= Math.max(now, start === null ? 0 : Date.parse(start));
    setState({ isBusy: !isWrongOrder, isWrongOrder, problem: null });
    if (isWrongOrder) return;
    const base = await editing.save();
    if (typeof base !== 'number') return end(base);
    const answer = await publish(api, name, { base, locales: [...locales], from: start, until: stop });
    await editing.reload();
    if (!answer.ok) return end(answer.error);
    onClose();
    outcome.tell(
      start !== null && Date.parse(start) > now
        ? text('publish.doneLater', { moment: moment(start) })
        : text('publish.done'),
    );
  };
  return { ...state, run };
};
