import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { PromotionProduct } from '@detour/shared-contracts/api';

interface Known {
  readonly products: readonly PromotionProduct[];
  /** Keeps the name of a product that an editor has just found. */
  readonly add: (product: PromotionProduct) => void;
}

const Holder = createContext<Known>({ products: [], add: () => undefined });

/** Products by name: those of the terms and their history, and those that the editor has found. */
export const useKnownProducts = (): Known => useContext(Holder);

interface KnownProductsProps {
  /** From the gateway. */
  readonly named: readonly PromotionProduct[];
  readonly children: ReactNode;
}

export const KnownProducts = ({ named, children }: KnownProductsProps) => {
  const [found, setFound] = useState<readonly PromotionProduct[]>([]);
  const known = useMemo(
    (): Known => ({
      products: [...named, ...found],
      add: (product) => setFound((all) => [...all, product]),
    }),
    [named, found],
  );
  return <Holder.Provider value={known}>{children}</Holder.Provider>;
};
