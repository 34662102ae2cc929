import { define } from '../define-call';
import * as care from './care.schema';
import * as desk from './care-desk.schema';

/** The care desk: for staff, on the hosts of customer care. */
export const careCalls = {
  careSearch: define({
    method: 'POST',
    path: '/api/care/search',
    body: desk.CareSearchRequest,
    response: desk.CareSearchResponse,
    summary: 'Orders by number, name, mail, phone, voucher or card',
  }),
  careVoucher: define({
    method: 'GET',
    path: '/api/care/orders/:orderNumber/vouchers/:position',
    params: desk.CareVoucherParams,
    response: desk.CareVoucherFile,
    summary: 'Everything that is kept about a voucher of an order',
  }),
  careFile: define({
    method: 'GET',
    path: '/api/care/orders/:orderNumber',
    params: care.CareOrderParams,
    response: desk.CareFile,
    summary: 'Everything that is kept about an order',
  }),
  careNote: define({
    method: 'POST',
    path: '/api/care/orders/:orderNumber/notes',
    params: care.CareOrderParams,
    body: desk.CareNoteRequest,
    response: desk.CareNotes,
    summary: 'Write a note to an order',
  }),
} as const;
