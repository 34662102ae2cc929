import { QueryClientProvider } from '@tanstack/react-query';
import type { Json } from '@detour/shared-contracts/base';
import { readFlow } from '@detour/shared-contracts/rules';
import { usePartQueryClient, useShopLocation } from '@detour/remote-kit';
import { SearchBox } from './SearchBox';

const labelIn = (props: Json): string => {
  const value = (props as { readonly placeLabel?: unknown } | null)?.placeLabel;
  return typeof value === 'string' ? value : '';
};

/**
 * The search box on another remote's page: one row on desktop, a summary on a phone. Props `{ placeLabel }`: name of the
 * place in the hash, which only the page knows.
 * @spec NOTF-011
 */
export const SearchBoxPart = ({ props }: { readonly props: Json }) => {
  const queryClient = usePartQueryClient();
  const flow = readFlow(useShopLocation().search);
  return (
    <QueryClientProvider client={queryClient}>
      <SearchBox look="row" flow={flow} labelOf={() => labelIn(props)} />
    </QueryClientProvider>
  );
};
