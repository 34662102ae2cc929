import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import type { VoucherStatus } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { partnerPinDigits } from '@detour/shared-contracts/rules';
import { Button, Dialog, Note, TextField, text as type } from '@detour/shared-ui';
import { useApi, useFormat, useSite, type ApiError } from '@detour/remote-kit';
import { useText, type TextId } from '../../text';
import { redeem } from '../visit.query';
import type { Names } from '../../contract';

export interface PartnerDialogProps {
  readonly gift: VoucherStatus;
  readonly code: string;
  readonly onRedeemed: () => void;
  readonly onClose: () => void;
}

type Failure = 'wrong' | 'used' | 'limited' | 'failed';

const failureOf = ({ status }: ApiError): Failure => {
  if (status === 404 || status === 400) return 'wrong';
  if (status === 409) return 'used';
  return status === 429 ? 'limited' : 'failed';
};

const notices: Readonly<Partial<Record<Failure, TextId>>> = {
  used: 'partner.used',
  limited: 'voucher.limited',
  failed: 'partner.failed',
};

const useRedeem = ({ code, onRedeemed }: Pick<PartnerDialogProps, 'code' | 'onRedeemed'>) => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async (pin: string): Promise<void> => {
    if (busy) return;
    if (!new RegExp(`^\\d{${partnerPinDigits}}$`).test(pin)) return setFailure('wrong');
    setBusy(true);
    setFailure(null);
    const answer = await redeem(api, { locale, code, pin });
    setBusy(false);
    if (!answer.ok) setFailure(failureOf(answer.error));
    // The page then shows the voucher as used, also when the first response was lost.
    if (answer.ok || answer.error.status === 409) onRedeemed();
  };
  return { run, busy, failure, forget: () => setFailure(null) };
};

/** The partner ends the voucher with a PIN. */
export const PartnerDialog = ({ gift, code, onRedeemed, onClose }: PartnerDialogProps) => {
  const text = useText();
  const [pin, setPin] = useState('');
  const { run, busy, failure, forget } = useRedeem({ code, onRedeemed });
  const notice = failure && notices[failure];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(pin);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('partner.title')}
      closeLabel={text('ui.close')}
      data-testid="partner-dialog"
    >
      <form css={column} noValidate onSubmit={submit}>
        <VoucherFacts gift={gift} />
        <p>{text('partner.lead')}</p>
        <TextField
          label={text('partner.pin')}
          hint={text('partner.pinHint', { digits: partnerPinDigits })}
          value={pin}
          onChange={({ target }) => {
            setPin(target.value.replace(/\D/g, '').slice(0, partnerPinDigits));
            forget();
          }}
          inputMode="numeric"
          autoComplete="off"
          error={failure === 'wrong' ? text('partner.wrong') : undefined}
        />
        {notice && (
          <Note tone={failure === 'failed' ? 'danger' : 'warning'} role="alert" title={text(notice)} />
        )}
        <Button type="submit" kind="brand" width="full" busy={busy} data-testid="partner-confirm">
          {text(failure === 'failed' ? 'ui.retry' : 'partner.confirm')}
        </Button>
      </form>
    </Dialog>
  );
};

const VoucherFacts = ({ gift }: { readonly gift: VoucherStatus }) => {
  const text = useText();
  const format = useFormat();
  const booking = gift.activity?.booking;
  return (
    <div>
      <p css={strong}>{gift.label}</p>
      <p css={type.muted}>{text('visit.party', { people: gift.adults })}</p>
      {booking && (
        <p css={type.muted}>
          {text('partner.booked', {
            date: format.fullDate(isoDate(booking.day)),
            time: format.time(booking.starts),
          })}
        </p>
      )}
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-4)' });
const strong = css({ fontWeight: 620 });
