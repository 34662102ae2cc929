import { useRef, useState } from 'react';
import type { InvoiceResponse, Order, SavedAddress } from '@detour/shared-contracts/api';
import { countryOf } from '@detour/shared-contracts/sites';
import { useApi, useSite } from '@detour/remote-kit';
import {
  emptyDraft,
  problemsOf,
  toInvoiceRequest,
  type CompanyField,
  type InvoiceDraft,
  type InvoiceProblems,
} from './invoice-draft';
import { requestInvoice } from './papers.client';
import type { Names } from '../../contract';

type Failure = 'invoice.failed' | 'invoice.tooMany' | 'invoice.none';

const failureOf = ({ code, status }: { readonly code?: string; readonly status?: number }): Failure => {
  if (code === 'ORDER_CLOSED') return 'invoice.none';
  return status === 429 ? 'invoice.tooMany' : 'invoice.failed';
};

/** Form of the invoice. A failure keeps the input; the same request again gets the same invoice. */
export const useInvoice = (order: Order, onIssued: () => void) => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const [draft, setDraft] = useState<InvoiceDraft>(() => emptyDraft(countryOf(locale)));
  const [problems, setProblems] = useState<InvoiceProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const [invoice, setInvoice] = useState<InvoiceResponse | null>(null);
  const running = useRef(false);

  const send = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    const issued = await requestInvoice(api, order.orderUUID, toInvoiceRequest(draft));
    running.current = false;
    setBusy(false);
    if (!issued.ok) return setFailure(failureOf(issued.error));
    setInvoice(issued.value);
    onIssued();
  };

  const submit = (): void => {
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) setAttempt(attempt + 1);
    else void send();
  };

  return {
    draft,
    problems,
    attempt,
    failure,
    busy,
    invoice,
    change: (part: Partial<InvoiceDraft>) => setDraft({ ...draft, ...part }),
    /** Takes an address of the account over, with the company's name if it has one. */
    choose: ({ name, addressLine, postalCode, city, country }: SavedAddress) => {
      setDraft({ ...draft, addressLine, postalCode, city, country, ...(name !== '' && { name }) });
      setProblems({});
    },
    /** Checks a field that was left, unless it is still empty. */
    leave: (field: CompanyField) => {
      const { [field]: problem, ...rest } = problemsOf(draft);
      const { [field]: _former, ...others } = problems;
      if (draft[field] !== '') setProblems(problem ? { ...others, [field]: problem } : others);
      return rest;
    },
    submit,
  };
};

export type InvoiceForm = ReturnType<typeof useInvoice>;
