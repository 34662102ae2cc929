import { define } from '../define-call';
import * as keeps from './account-keeps.schema';
import * as security from './account-security.schema';
import * as gift from '../orders/gift.schema';

/** Gifts and addresses stored in an account. */
export const keepCalls = {
  accountGifts: define({
    method: 'GET',
    path: '/api/account/gifts',
    query: keeps.AccountGiftsQuery,
    response: keeps.AccountGifts,
    summary: 'Gifts that the customer gave, and those that the account keeps',
  }),
  keepGift: define({
    method: 'PUT',
    path: '/api/account/gifts/:code',
    params: gift.VoucherParams,
    query: keeps.AccountGiftsQuery,
    response: keeps.AccountGifts,
    summary: 'Keep a gift or a gift card in the account',
  }),
  dropGift: define({
    method: 'DELETE',
    path: '/api/account/gifts/:code',
    params: gift.VoucherParams,
    query: keeps.AccountGiftsQuery,
    response: keeps.AccountGifts,
    summary: 'Take a gift out of the account; it stays valid',
  }),
  addresses: define({
    method: 'GET',
    path: '/api/account/addresses',
    response: keeps.AddressesResponse,
    summary: 'Addresses of the customer',
  }),
  addAddress: define({
    method: 'POST',
    path: '/api/account/addresses',
    body: keeps.AddressRequest,
    response: keeps.AddressesResponse,
    summary: 'Keep an address',
  }),
  changeAddress: define({
    method: 'PATCH',
    path: '/api/account/addresses/:id',
    params: security.OwnItemParams,
    body: keeps.AddressRequest,
    response: keeps.AddressesResponse,
    summary: 'Change an address',
  }),
  removeAddress: define({
    method: 'DELETE',
    path: '/api/account/addresses/:id',
    params: security.OwnItemParams,
    response: keeps.AddressesResponse,
    summary: 'Remove an address',
  }),
};
