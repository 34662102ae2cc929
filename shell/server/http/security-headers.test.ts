/** @jest-environment node */
import { securityHeaders } from './security-headers';

const sandbox = securityHeaders({ secure: true });
const opened = securityHeaders({ secure: true, stripe: true });

describe('the headers of every response', () => {
  it('let Stripe’s frame request a payment and open a window only when Stripe is configured', () => {
    expect(sandbox['permissions-policy']).toBe(
      'camera=(), microphone=(), geolocation=(self), payment=(self)',
    );
    expect(sandbox['cross-origin-opener-policy']).toBe('same-origin');
    expect(opened['permissions-policy']).toBe(
      'camera=(), microphone=(), geolocation=(self), payment=(self "https://js.stripe.com")',
    );
    expect(opened['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it('differ in nothing else with Stripe', () => {
    const changed = Object.keys(opened).filter((name) => opened[name] !== sandbox[name]);
    expect(changed).toEqual(['cross-origin-opener-policy', 'permissions-policy']);
    expect(Object.keys(opened)).toEqual(Object.keys(sandbox));
  });
});
