/** @jest-environment node */
import { createDraftPreviews } from './draft-previews';

const value = `${Date.parse('2026-11-27T10:00:00Z')}.k1_${'a'.repeat(43)}`;

const serve = (status: number) => {
  const cookies: (string | undefined)[] = [];
  const gateway = {
    fetch: (_: string, init?: RequestInit) => {
      cookies.push((init?.headers as Record<string, string> | undefined)?.['cookie']);
      return status === 0
        ? Promise.reject(new Error('away'))
        : Promise.resolve(Response.json({ until: '2026-11-27T10:00:00.000Z' }, { status }));
    },
  };
  const drafts = createDraftPreviews(gateway, { secure: false });
  return { cookies, of: (cookie?: string) => drafts.of({ cookies: { content_preview: cookie } }) };
};

describe('previews of drafts', () => {
  it('are those that the gateway confirms, which is asked once [FLAG-018]', async () => {
    const { of, cookies } = serve(200);
    const preview = { cookie: `content_preview=${value}`, until: Date.parse('2026-11-27T10:00:00Z') };
    expect([await of(value), await of(value)]).toEqual([preview, preview]);
    expect(cookies).toEqual([`content_preview=${value}`]);
  });

  it('do not exist for a visitor, a forged cookie, or without the gateway', async () => {
    expect(await serve(401).of(value)).toBeNull();
    expect(await serve(0).of(value)).toBeNull();
    const { of, cookies } = serve(200);
    expect([await of(undefined), await of('yes'), await of(`${value}; care=x`)]).toEqual([null, null, null]);
    expect(cookies).toEqual([]);
  });
});
