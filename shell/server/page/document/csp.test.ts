import { contentSecurityPolicy, inlineHash } from './csp';

describe('content security policy', () => {
  const policy = contentSecurityPolicy({
    inlineScripts: ['boot()'],
    scripts: ['sha384-abc'],
    styles: ['a{}', 'a{}'],
  });

  it('allows the boot script and each page script by hash, and nothing unsafe', () => {
    expect(policy).toContain(`script-src ${inlineHash('boot()')} 'sha384-abc' 'strict-dynamic'`);
    expect(policy).not.toContain('unsafe');
  });

  it('allows each server style once, and the empty style that Emotion fills', () => {
    expect(policy).toContain(`style-src ${inlineHash('')} ${inlineHash('a{}')};`);
  });

  it('allows the hosted map only when its key is set, and never our own scripts without a hash', () => {
    const opened = contentSecurityPolicy({
      inlineScripts: ['boot()'],
      scripts: ['sha384-abc'],
      styles: [],
      maps: true,
    });
    expect(opened).toContain("img-src 'self' data: https://*.googleapis.com https://*.gstatic.com");
    expect(opened).toContain(`script-src ${inlineHash('boot()')} 'sha384-abc' 'strict-dynamic'`);
    expect(opened).not.toContain('trusted-types');
    expect(policy).not.toContain('googleapis');
  });

  it('allows Stripe only when it is configured, and changes nothing else', () => {
    const input = { inlineScripts: ['boot()'], scripts: ['sha384-abc'], styles: ['a{}'] };
    const opened = contentSecurityPolicy({ ...input, stripe: true });
    const added = opened.split('; ').filter((rule) => !policy.split('; ').includes(rule));
    expect(added).toEqual([
      `script-src ${inlineHash('boot()')} 'sha384-abc' 'strict-dynamic' https://js.stripe.com https://*.js.stripe.com`,
      "connect-src 'self' https://api.stripe.com",
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      'trusted-types detour stripe-js',
    ]);
    expect(opened).not.toContain('unsafe');
    expect(contentSecurityPolicy({ ...input, stripe: false })).toBe(policy);
    expect(policy).not.toContain('stripe');
  });

  it('opens for the hosts of a hosted captcha only where one is configured [CONTACT-034]', () => {
    const input = { inlineScripts: ['boot()'], scripts: ['sha384-abc'], styles: ['a{}'] };
    const opened = contentSecurityPolicy({ ...input, captcha: 'turnstile' }).split('; ');
    const host = 'https://challenges.cloudflare.com';
    for (const rule of [`connect-src 'self' ${host}`, `frame-src ${host}`, 'trusted-types detour captcha'])
      expect(opened).toContain(rule);
    expect(opened.find((rule) => rule.startsWith('script-src'))).toMatch(new RegExp(`${host}$`));
    const closed = contentSecurityPolicy({ ...input, captcha: null });
    expect(closed).toBe(contentSecurityPolicy(input));
    expect(closed).not.toMatch(/cloudflare|captcha/);
  });

  it('allows frames of its own to customer care only', () => {
    const input = { inlineScripts: [], scripts: [], styles: [] };
    expect(contentSecurityPolicy({ ...input, ownFrames: true })).toContain("; frame-src 'self';");
    expect(contentSecurityPolicy({ ...input, ownFrames: true, stripe: true })).toContain(
      "frame-src 'self' https://js.stripe.com",
    );
    expect(policy).not.toContain('frame-src');
  });

  it('forbids what the shop does not need', () => {
    for (const rule of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types detour");
  });
});
