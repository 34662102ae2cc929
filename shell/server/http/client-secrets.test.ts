/** @jest-environment node */
import { withoutClientSecrets } from './client-secrets';

const of = (address: string): string | null => withoutClientSecrets(new URL(address, 'http://fr.localhost'));

describe('a URL with parameters of a payment provider', () => {
  it('loses the secrets and keeps the rest', () => {
    expect(of('/p?order=o&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=x')).toBe(
      '/p?order=o&payment_intent=pi_1&redirect_status=x',
    );
    expect(
      of('/p?setup_intent_client_secret=s&payment_intent_client_secret=s&payment_intent_client_secret=t'),
    ).toBe('/p');
    expect(of('/p?payment_intent_client%5Fsecret=s')).toBe('/p');
  });

  it('is unchanged without secrets', () => {
    expect(of('/p?order=o&payment_intent=pi_1')).toBeNull();
    expect(of('/p')).toBeNull();
  });
});
