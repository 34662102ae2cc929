import {
  buyerReminderCall,
  giftDeliveryCall,
  type GiftDelivery,
  type Order,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { buyerReminderValidator, giftDeliveryValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';

/** A gift of an order; 0 is the first. */
export interface GiftPlace {
  readonly orderUUID: string;
  readonly position: number;
}

const paramsOf = ({ orderUUID, position }: GiftPlace) => ({ orderUUID, position: String(position) });

/** Changes recipient, channel and time of a gift. */
export const changeDelivery = (
  api: Api<Names>,
  place: GiftPlace,
  body: GiftDelivery,
): Promise<Result<Order, ApiError>> =>
  api.request(giftDeliveryCall, giftDeliveryValidator, { params: paramsOf(place), body });

export const setReminder = (
  api: Api<Names>,
  place: GiftPlace,
  wanted: boolean,
): Promise<Result<Order, ApiError>> =>
  api.request(buyerReminderCall, buyerReminderValidator, { params: paramsOf(place), body: { wanted } });
