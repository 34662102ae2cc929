import { languages } from '@detour/shared-contracts/catalogue';
import { serviceCookies } from './service-cookies';

describe('the cookies of hosted services', () => {
  it('are nothing while no service is configured', () => {
    expect(serviceCookies({ captcha: null, paysWithStripe: false }, 'fr')).toEqual([]);
  });

  it.each(languages)('are named with their duration and purpose in %s', (language) => {
    const [section] = serviceCookies({ captcha: 'hcaptcha', paysWithStripe: true }, language);
    expect(section?.items).toHaveLength(2);
    expect(section?.items[0]).toMatch(/^__stripe_mid \(1 .*__stripe_sid \(30 .*Stripe/);
    expect(section?.items[1]).toMatch(/^hCaptcha \(Intuition Machines\), /);
  });

  it('are those of the configured service only', () => {
    const [section] = serviceCookies({ captcha: 'turnstile', paysWithStripe: false }, 'nl');
    expect(section?.items).toEqual([expect.stringContaining('Turnstile (Cloudflare)')]);
  });
});
