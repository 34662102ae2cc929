import { createContext } from 'react';
import type { PromotionProduct } from '@detour/shared-contracts/api';

/** Products that the terms of a promotion name, with their names. */
const Holder = createContext<readonly PromotionProduct[]>([]);

export const KnownProducts = Holder.Provider;
export const KnownProductsHolder = Holder;
