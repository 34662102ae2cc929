import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type {
  CareActionKind,
  CareActionPreview,
  CareActionResponse,
  CareActions,
} from '@detour/shared-contracts/api';
import { useDebounced } from '@detour/shared-ui';
import { useApi, type ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { runAction } from './actions.client';
import { previewQuery } from './actions.query';
import { firstDraft, toAction, type Draft } from './draft';
import { isReason } from './ReasonField';

interface Subject {
  readonly orderNumber: string;
  readonly kind: CareActionKind;
  readonly actions: CareActions;
  readonly onDone: (done: CareActionResponse) => void;
}

/** Delay (ms) after the last key before the preview is requested. */
const settleMs = 300;

const outdated: ReadonlySet<string> = new Set(['REFUND_CHANGED', 'AMOUNT_CHANGED', 'ACTION_REFUSED']);

/**
 * State of an action: input, preview and execution. Amounts that changed after the preview are never confirmed; they are
 * shown first. After a lost response the input stays, and the next attempt has the same key.
 */
export const useAction = ({ orderNumber, kind, actions, onDone }: Subject) => {
  const api = useApi<Names>();
  const [draft, setDraft] = useState<Draft>(() => firstDraft(actions));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isChanged, setChanged] = useState(false);
  const attempt = useRef({ body: '', key: '' });
  const action = toAction(kind, draft, actions);
  const settled = useDebounced(JSON.stringify(action), settleMs);
  const query = useQuery(previewQuery(api, orderNumber, settled === JSON.stringify(action) ? action : null));
  const isShown = query.isSuccess && !query.isPlaceholderData && settled === JSON.stringify(action);

  const type = (part: Partial<Draft>): void => {
    setDraft((former) => ({ ...former, ...part }));
    setFailure(null);
    setChanged(false);
  };

  const send = async ({ expected }: Pick<CareActionPreview, 'expected'>): Promise<void> => {
    if (!action || busy) return;
    setBusy(true);
    setFailure(null);
    setChanged(false);
    const body = { action, reason: reason.trim(), expected };
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
    const answer = await runAction(api, orderNumber, { body, key: attempt.current.key });
    setBusy(false);
    if (answer.ok) return onDone(answer.value);
    const isOld = outdated.has(answer.error.code ?? '');
    if (isOld) await query.refetch();
    if (isOld && answer.error.code !== 'ACTION_REFUSED') return setChanged(true);
    setFailure(answer.error);
  };

  const confirm = (): void => {
    setTried(true);
    if (isReason(reason) && isShown && query.data.refusal === null) void send(query.data);
  };

  return {
    draft,
    type,
    reason,
    setReason,
    isTried,
    busy,
    failure,
    isChanged,
    query,
    isShown,
    hasAction: action !== null,
    confirm,
  };
};
