import { css } from '@emotion/react';
import { useRef, useState, type ReactNode } from 'react';
import type { CareFile } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, Button, Note, Tag, text as type, textLink } from '@detour/shared-ui';
import { useHost, useSite } from '@detour/remote-kit';
import { useText } from '../../../text';
import { DeskFrame } from '../DeskFrame';
import type { DeskKeys } from '../keys/useDeskKeys';
import { statusOf } from '../search/hit.view-model';
import { BookingPanel } from './BookingPanel';
import { fileTabs, type FileTab } from './file-tabs';
import { FileTabs } from './FileTabs';
import { fileStyles } from './file.styles';
import { HistoryTab } from './history/HistoryTab';
import { MailsTab } from './mails/MailsTab';
import { PaymentsTab } from './money/PaymentsTab';
import { VouchersTab } from './money/VouchersTab';
import { NotesTab } from './tabs/NotesTab';
import { StockTab } from './tabs/StockTab';
import { VisitTab } from './tabs/VisitTab';
import type { Names } from '../../../contract';

interface OrderFileProps {
  readonly file: CareFile;
  /** True when the last request failed; `file` is then the previous state. */
  readonly isStale: boolean;
  readonly onReload: () => void;
  /** Actions on the order, in the right column. The key `a` focuses it. */
  readonly actions: ReactNode;
}

const countsOf = (file: CareFile): Readonly<Record<FileTab, number>> => ({
  history: file.events.length,
  payments: file.payments.length + file.usedVouchers.length,
  vouchers: file.vouchers.length,
  mails: file.mails.length,
  stock: file.nights.length,
  notes: file.notes.length,
  visit: file.visit.errors.length,
});

/** Digits for the tabs in their order. */
const tabKeys = (choose: (tab: FileTab) => void): DeskKeys =>
  Object.fromEntries(fileTabs.map((tab, index) => [String(index + 1), () => choose(tab)]));

/** The file of an order: booking on the left, history in tabs, actions on the right. */
export const OrderFile = ({ file, isStale, onReload, actions }: OrderFileProps) => {
  const { locale } = useSite();
  const { navigation } = useHost<Names>();
  const [tab, setTab] = useState<FileTab>('history');
  const noteField = useRef<HTMLTextAreaElement>(null);
  const actionsPlace = useRef<HTMLElement>(null);
  const leave = (): void => void navigation.navigate(printPath<Names>('care', locale));
  const writeNote = (): void => {
    setTab('notes');
    // The field exists after the tab is shown.
    requestAnimationFrame(() => noteField.current?.focus());
  };
  const keys: DeskKeys = {
    ...tabKeys(setTab),
    n: writeNote,
    a: () => actionsPlace.current?.querySelector<HTMLElement>('button, a')?.focus(),
    '/': leave,
    Escape: leave,
  };
  return (
    <DeskFrame testId="page-care-order" keys={keys} head={<FileHead file={file} />}>
      {isStale && <Stale onReload={onReload} />}
      <div css={[fileStyles.columns, actions !== null && fileStyles.withActions]}>
        <BookingPanel file={file} />
        <FileTabs current={tab} counts={countsOf(file)} onChoose={setTab}>
          <TabPanel tab={tab} file={file} noteField={noteField} />
        </FileTabs>
        {actions !== null && <Actions placeRef={actionsPlace}>{actions}</Actions>}
      </div>
    </DeskFrame>
  );
};

const FileHead = ({ file: { order, buyer } }: { readonly file: CareFile }) => {
  const text = useText();
  const { locale } = useSite();
  const status = statusOf(order.status, text);
  const name = `${buyer.firstName} ${buyer.lastName}`.trim() || text('desk.nameless');
  return (
    <>
      <Anchor href={printPath<Names>('care', locale)} css={textLink}>
        {text('file.back')}
      </Anchor>
      <h1 css={type.h2} data-testid="care-file-title">
        {text('file.title', { number: order.orderNumber })}
      </h1>
      <p css={customer}>
        <span>{name}</span>
        <Tag tone={status.tone}>{status.label}</Tag>
      </p>
    </>
  );
};

const customer = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3)' });

const Stale = ({ onReload }: { readonly onReload: () => void }) => {
  const text = useText();
  return (
    <Note tone="warning" role="status">
      {text('file.stale')}{' '}
      <Button kind="link" size="small" onClick={onReload}>
        {text('ui.retry')}
      </Button>
    </Note>
  );
};

const Actions = ({
  placeRef,
  children,
}: {
  readonly placeRef: React.Ref<HTMLElement>;
  readonly children: ReactNode;
}) => {
  const text = useText();
  return (
    <aside ref={placeRef} css={fileStyles.stack} aria-label={text('file.actions')}>
      {children}
    </aside>
  );
};

interface TabPanelProps {
  readonly tab: FileTab;
  readonly file: CareFile;
  readonly noteField: React.Ref<HTMLTextAreaElement>;
}

const TabPanel = ({ tab, file, noteField }: TabPanelProps) => {
  switch (tab) {
    case 'history':
      return <HistoryTab file={file} />;
    case 'payments':
      return <PaymentsTab file={file} />;
    case 'vouchers':
      return <VouchersTab file={file} />;
    case 'mails':
      return <MailsTab file={file} />;
    case 'stock':
      return <StockTab file={file} />;
    case 'notes':
      return <NotesTab file={file} fieldRef={noteField} />;
    case 'visit':
      return <VisitTab file={file} />;
  }
};
