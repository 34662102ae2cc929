import { useState } from 'react';
import type { CareActionPreview, CareDecision } from '@detour/shared-contracts/api';
import { useApi, type ApiError } from '@detour/remote-kit';
import { decideRequest } from '../actions.client';
import { isReason } from '../ReasonField';
import type { Names } from '../../../contract';

type Decision = CareDecision['decision'];

interface Subject {
  readonly requestId: string;
  readonly preview: Pick<CareActionPreview, 'expected'>;
  readonly onReload: () => Promise<unknown>;
  readonly onDone: (decision: Decision) => void;
}

/** Sends the decision with the amounts shown. After a lost response the reason stays, and repeating the decision changes nothing. */
export const useDecision = ({ requestId, preview, onReload, onDone }: Subject) => {
  const api = useApi<Names>();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState<Decision | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isChanged, setChanged] = useState(false);

  const decide = async (decision: Decision): Promise<void> => {
    setTried(true);
    if (!isReason(reason) || busy) return;
    setBusy(decision);
    setFailure(null);
    setChanged(false);
    const { expected } = preview;
    const answer = await decideRequest(api, requestId, { decision, reason: reason.trim(), expected });
    setBusy(null);
    if (answer.ok) return onDone(decision);
    const { code } = answer.error;
    if (code === 'REFUND_CHANGED' || code === 'ACTION_REFUSED') await onReload();
    if (code === 'REFUND_CHANGED') return setChanged(true);
    setFailure(answer.error);
  };

  return { reason, setReason, isTried, busy, failure, isChanged, decide };
};
