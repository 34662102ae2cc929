import { define } from '../define-call';
import * as content from '../content/content.schema';
import * as care from './care.schema';
import * as action from './care-action.schema';
import * as exchange from './care-exchange.schema';

/** Calls for the actions of customer care. */
export const careActionCalls = {
  careActions: define({
    method: 'GET',
    path: '/api/care/orders/:orderNumber/actions',
    params: care.CareOrderParams,
    response: action.CareActions,
    summary: 'What a member of staff may do with an order',
  }),
  previewCareAction: define({
    method: 'POST',
    path: '/api/care/orders/:orderNumber/actions/preview',
    params: care.CareOrderParams,
    body: action.CareActionAsk,
    response: action.CareActionPreview,
    summary: 'What an action of customer care would do',
  }),
  runCareAction: define({
    method: 'POST',
    path: '/api/care/orders/:orderNumber/actions',
    params: care.CareOrderParams,
    body: action.CareActionRequest,
    response: action.CareActionResponse,
    summary: 'Do something for a customer with a reason, or ask a second person',
  }),
  careGifts: define({
    method: 'POST',
    path: '/api/care/gifts',
    body: exchange.CareGiftsQuery,
    response: exchange.CareGifts,
    summary: 'What a gift can be exchanged for, by name',
  }),
  careRequests: define({
    method: 'GET',
    path: '/api/care/requests',
    response: action.CareRequests,
    summary: 'Actions that wait for a second person',
  }),
  careRequest: define({
    method: 'GET',
    path: '/api/care/requests/:requestId',
    params: action.CareRequestParams,
    response: action.CareRequestView,
    summary: 'One such action with what it does now',
  }),
  decideCareRequest: define({
    method: 'POST',
    path: '/api/care/requests/:requestId/decide',
    params: action.CareRequestParams,
    body: action.CareDecision,
    response: action.CareActionResponse,
    summary: 'Approve or refuse an action of another person',
  }),
  beginActFor: define({
    method: 'POST',
    path: '/api/care/act-for',
    body: action.ActForRequest,
    response: action.ActingFor,
    summary: 'Order for a customer in this browser for half an hour',
  }),
  actFor: define({
    method: 'GET',
    path: '/api/care/act-for',
    response: action.ActingFor,
    summary: 'For whom this browser orders',
  }),
  endActFor: define({
    method: 'DELETE',
    path: '/api/care/act-for',
    response: content.NoBody,
    summary: 'Order for nobody any more',
  }),
} as const;
