import type { TextId } from '../../../text';

export const fileTabs = ['history', 'payments', 'vouchers', 'mails', 'stock', 'notes', 'visit'] as const;

export type FileTab = (typeof fileTabs)[number];

export const tabTexts: Readonly<Record<FileTab, TextId>> = {
  history: 'file.tabHistory',
  payments: 'file.tabPayments',
  vouchers: 'file.tabVouchers',
  mails: 'file.tabMails',
  stock: 'file.tabStock',
  notes: 'file.tabNotes',
  visit: 'file.tabVisit',
};
