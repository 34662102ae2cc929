import {
  checkoutNightsCall,
  productOffersCall,
  quoteCall,
  reviewsCall,
  stayDetailCall,
  type Call,
  type CallId,
  type CallShape,
  type ValidatorLoader,
} from '@detour/shared-contracts/api';
import { fakeApi } from '../testing/fake-api';
import { withMinisite } from './with-minisite';

const anything = (() => Promise.resolve(() => true)) as unknown as ValidatorLoader<unknown>;
const carriers: readonly Call<CallShape, CallId>[] = [
  stayDetailCall,
  productOffersCall,
  quoteCall,
  checkoutNightsCall,
];

const queryOf = async (
  call: Call<CallShape, CallId>,
  minisite: number | null | undefined,
): Promise<unknown> => {
  let sent: unknown;
  const api = fakeApi({
    [call.id]: ({ query }) => {
      sent = query;
      return null;
    },
  });
  await withMinisite(api, minisite).request(call, anything, {
    params: { id: '7' } as never,
    query: { locale: 'fr_FR' } as never,
  });
  return sent;
};

describe('the current partner', () => {
  it.each(carriers.map((call) => [call.id, call] as const))(
    'is added to the call %s [MINI-013]',
    async (_, call) => {
      expect(await queryOf(call, 360)).toEqual({ locale: 'fr_FR', minisite: 360 });
    },
  );

  it('is not added to other calls, whose schema may not allow it', async () => {
    expect(await queryOf(reviewsCall, 360)).toEqual({ locale: 'fr_FR' });
  });

  it.each([null, undefined])('has no effect when absent: %s', async (none) => {
    expect(await queryOf(stayDetailCall, none)).toEqual({ locale: 'fr_FR' });
  });
});
