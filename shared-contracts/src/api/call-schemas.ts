import type { Static, TSchema } from '@sinclair/typebox';
import { contentCalls } from './content/content-calls';
import { editingCalls } from './content/editing-calls';
import { experimentCalls } from './content/experiment-calls';
import { promotionDeskCalls } from './content/promotion-desk-calls';
import { photoCalls } from './content/photos/photo-calls';
import { keepCalls } from './customers/account-keeps-calls';
import { careCalls } from './customers/care-calls';
import { careActionCalls } from './customers/care-action-calls';
import { customerCalls } from './customers/customer-calls';
import { orderCalls } from './orders/order-calls';
import { productCalls } from './products/product-calls';
import { searchCalls } from './search/search-calls';

/**
 * Every gateway call with its schemas. The gateway validates requests and responses with them and generates the OpenAPI document
 * from them.
 */
export const callSchemas = {
  ...searchCalls,
  ...productCalls,
  ...orderCalls,
  ...customerCalls,
  ...keepCalls,
  ...careCalls,
  ...careActionCalls,
  ...contentCalls,
  ...editingCalls,
  ...experimentCalls,
  ...promotionDeskCalls,
  ...photoCalls,
} as const;

export type CallId = keyof typeof callSchemas;

type StaticOf<T> = T extends TSchema ? Static<T> : undefined;
type Member<T, K extends string> = K extends keyof T ? StaticOf<T[K]> : undefined;

/** The types of one call, from its schemas. */
export interface ShapeOf<I extends CallId> {
  readonly params: Member<(typeof callSchemas)[I], 'params'>;
  readonly query: Member<(typeof callSchemas)[I], 'query'>;
  readonly body: Member<(typeof callSchemas)[I], 'body'>;
  readonly response: Member<(typeof callSchemas)[I], 'response'>;
}
