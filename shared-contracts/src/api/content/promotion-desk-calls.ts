import { define } from '../define-call';
import { BodyMistakes, ChangedContent, CheckBody } from './editing.schema';
import * as desk from './promotion-desk.schema';

/** Calls of staff who write promotions. They need a session of customer care. */
export const promotionDeskCalls = {
  staffPromotions: define({
    method: 'GET',
    path: '/api/care/promotions',
    response: desk.StaffPromotions,
    summary: 'Promotions with their state, conditions, uses and budget',
  }),
  staffPromotion: define({
    method: 'GET',
    path: '/api/care/promotions/:code',
    params: desk.PromotionParams,
    query: desk.PromotionQuery,
    response: desk.StaffPromotion,
    summary: 'A promotion: its schema, its terms, and its history',
  }),
  savePromotion: define({
    method: 'PUT',
    path: '/api/care/promotions/:code',
    params: desk.PromotionParams,
    body: desk.SavePromotion,
    response: ChangedContent,
    summary: 'Create, change or start a promotion',
  }),
  endPromotion: define({
    method: 'POST',
    path: '/api/care/promotions/:code/end',
    params: desk.PromotionParams,
    body: desk.EndPromotion,
    response: ChangedContent,
    summary: 'End a promotion at once',
  }),
  checkPromotion: define({
    method: 'POST',
    path: '/api/care/promotions/:code/check',
    params: desk.PromotionParams,
    body: CheckBody,
    response: BodyMistakes,
    summary: 'Mistakes of a promotion in the making',
  }),
  promotionProducts: define({
    method: 'GET',
    path: '/api/care/promotion-products',
    query: desk.PromotionProductsQuery,
    response: desk.PromotionProducts,
    summary: 'Hotels or stays by a part of their name, for the conditions of a promotion',
  }),
} as const;
