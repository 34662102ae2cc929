import { fakeApi } from '@detour/remote-kit/testing';
import { loadAvailabilities } from './availabilities.client';

describe('the availabilities of a product', () => {
  it('sends no request without a product id [PROD-059]', async () => {
    const asked = jest.fn();
    const answer = await loadAvailabilities(fakeApi({ availabilities: asked }), {
      id: '',
      locale: 'fr_FR',
      guests: { adult: 2, child: 0, baby: 0 },
      month: '2026-12',
      length: 2,
    });
    expect(answer).toEqual({ ok: false, error: { kind: 'invalid', message: 'Product ID is required' } });
    expect(asked).not.toHaveBeenCalled();
  });
});
