import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { container, LiveRegion } from '@detour/shared-ui';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { useFrameServices, type ActingCustomer } from '../frame-services';
import { useFrameText } from '../useFrameText';
import { noticeBar } from './notice-bar.styles';

type Place = Pick<SiteContext, 'locale' | 'timeZone'>;

const separators: Readonly<Record<string, string>> = { fr: '\u00a0h\u00a0', nl: '.' };

/** Hour and minute of an instant; the frame loads no formatter for one moment. */
const timeOf = (at: number, { locale, timeZone }: Place): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .format(at)
    .replace(':', separators[locale.slice(0, 2)] ?? ':');

/** The customer for whom this browser orders. Requested after hydration, because documents are the same for all visitors. */
const useActing = (): ActingCustomer | null => {
  const services = useFrameServices();
  const [customer, setCustomer] = useState<ActingCustomer | null>(null);
  useEffect(() => {
    if (!services) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void services.actingFor().then((found) => {
      if (isGone || !found) return;
      setCustomer(found);
      timer = setTimeout(() => setCustomer(null), Math.max(0, found.until - services.clock.now()));
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [services]);
  return customer;
};

/** Says for which customer a member of staff orders, and ends it. */
export const ActingLine = ({ site }: { readonly site: Place }) => {
  const text = useFrameText();
  const services = useFrameServices();
  const customer = useActing();
  const [ending, setEnding] = useState(false);
  const end = (): void => {
    setEnding(true);
    services?.endActing().catch(() => setEnding(false));
  };
  const sentence = customer
    ? text('care.actingFor', { name: customer.name, time: timeOf(customer.until, site) })
    : '';
  return (
    <>
      <LiveRegion message={sentence} />
      {customer && (
        <div css={line} data-testid="care-acting">
          <div css={[container, noticeBar.line]}>
            <strong css={noticeBar.title}>{sentence}</strong>
            <button type="button" disabled={ending} onClick={end} css={[noticeBar.item, noticeBar.button]}>
              {text('care.endActing')}
            </button>
          </div>
        </div>
      )}
    </>
  );
};

const line = css({ background: 'var(--color-surface-inverse)', color: 'var(--color-ink-inverse)' });
