import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient, useShopLocation } from '@detour/shared-ui/remote';
import { readFlow } from '../results/results-query';
import { SearchBox } from './SearchBox';

const unknownPlace = (): string => '';

/** The search box on a page that is not of this remote: one line on desktop, one pill on a phone. @spec NOTF-011 */
export const SearchBoxPart = () => {
  const [queryClient] = useState(createQueryClient);
  const flow = readFlow(useShopLocation().search);
  return (
    <QueryClientProvider client={queryClient}>
      <SearchBox look="row" flow={flow} labelOf={unknownPlace} />
    </QueryClientProvider>
  );
};
