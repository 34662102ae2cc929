import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Json } from '@detour/shared-contracts/base';
import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import type { FragmentModule } from '@detour/shared-contracts/mount';
import { createFragment, usePartQueryClient, type Api } from '@detour/remote-kit';
import { checkedContract } from '../contract';

/** A fragment that requests its prices itself, so that any page can embed it. */
export const createGiftFragment = (
  Part: ComponentType<{ readonly props: Json }>,
  api: Api<ContractNames>,
): FragmentModule => {
  const Component = ({ props }: { readonly props: Json }) => {
    const queryClient = usePartQueryClient();
    return (
      <QueryClientProvider client={queryClient}>
        <Part props={props} />
      </QueryClientProvider>
    );
  };
  return createFragment({
    remote: 'remote-gifting',
    styleKey: 'gifting',
    contract: checkedContract,
    Component,
    api,
  });
};
