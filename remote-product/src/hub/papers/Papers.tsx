import { css } from '@emotion/react';
import type { Order } from '@detour/shared-contracts/api';
import { CalendarPlusIcon, FileTextIcon, ReceiptIcon, type IconComponent } from '@detour/shared-ui';
import { useText } from '../../text';
import { Section } from '../blocks/Section';
import { hubRow } from '../blocks/hub-row.styles';
import { toPapers, type PaperLink } from './papers.view-model';

const icons: Readonly<Record<PaperLink['icon'], IconComponent>> = {
  calendar: CalendarPlusIcon,
  file: FileTextIcon,
  receipt: ReceiptIcon,
};

/** Itinerary, calendar file, invoices and credit notes. */
export const Papers = ({ order }: { readonly order: Order }) => {
  const t = useText();
  const papers = toPapers(order, t);
  if (papers.length === 0) return null;
  return (
    <Section id="hub-papers" title={t('hub.papers')} screenOnly>
      <ul css={list} role="list" data-testid="hub-papers">
        {papers.map(({ key, icon, label, href, download }) => {
          const Icon = icons[icon];
          return (
            <li key={key}>
              <a
                href={href}
                css={hubRow}
                {...(download ? { download: true } : { target: '_blank', rel: 'noreferrer' })}
              >
                <Icon size={20} />
                <span>{label}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
};

const list = css({ display: 'grid' });
