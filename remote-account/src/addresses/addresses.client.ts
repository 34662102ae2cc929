import {
  addAddressCall,
  addressesCall,
  changeAddressCall,
  removeAddressCall,
  type AddressesResponse,
  type AddressRequest,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import {
  addAddressValidator,
  addressesValidator,
  changeAddressValidator,
  removeAddressValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

type Answer = Promise<Result<AddressesResponse, ApiError>>;

export const loadAddresses = (api: Api<Names>, signal?: AbortSignal): Answer =>
  api.request(addressesCall, addressesValidator, { ...(signal && { signal }) });

/** Adds an address, or changes the one with this id. A repetition after a lost response has no second effect. */
export const saveAddress = (api: Api<Names>, id: string | null, body: AddressRequest): Answer =>
  id === null
    ? api.request(addAddressCall, addAddressValidator, { body })
    : api.request(changeAddressCall, changeAddressValidator, { params: { id }, body });

export const removeAddress = (api: Api<Names>, id: string): Answer =>
  api.request(removeAddressCall, removeAddressValidator, { params: { id } });
