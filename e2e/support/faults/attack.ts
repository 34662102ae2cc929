import { createHash } from 'node:crypto';
import { expect, type Page, type Route } from 'playwright/test';
import { passOn } from '../http';

export const evilHost = 'http://evil.example';

/** The mark that executed attack code leaves. */
declare global {
  // Only the attacks write it.
  var pwned: boolean | undefined;
}

/** Responds for the attacker's host with code that leaves the mark. Returns the URLs that were requested there. */
export const watchEvilHost = async (page: Page): Promise<readonly string[]> => {
  const asked: string[] = [];
  await page.route(`${evilHost}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      status: 200,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'globalThis.pwned = true;',
    });
  });
  return asked;
};

interface ChangedDocument {
  readonly html: string;
  /** Content-Security-Policy. */
  readonly policy: string;
}

/** Changes the document in transit and keeps its headers, like an attacker who can inject markup. */
export const changeDocument = async (
  page: Page,
  path: string,
  edit: (document: ChangedDocument) => Partial<ChangedDocument>,
): Promise<void> => {
  await page.route(
    (url) => url.pathname === path,
    async (route: Route) => {
      const { status, headers, body } = await passOn(route);
      const { 'content-length': _, 'content-security-policy': policy = '', ...kept } = headers;
      const before = { html: body, policy };
      const after = { ...before, ...edit(before) };
      if (after.html === body)
        throw new Error('The attack changed nothing in the document. Update its pattern.');
      await route.fulfill({
        status,
        headers: { ...kept, 'content-security-policy': after.policy },
        body: after.html,
      });
    },
  );
};

export type Hashes = Record<string, string>;

const tableScript = /<script>self\.detourIntegrity=(.*?)<\/script>/s;
const inlineHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Changes the hashes in a document. Only an attacker with access to the server could change the CSP too. */
export const changeHashes =
  (edit: (hashes: Hashes) => void, { policyToo }: { readonly policyToo: boolean }) =>
  ({ html, policy }: ChangedDocument): ChangedDocument => {
    const [whole = '', json = '{}'] = tableScript.exec(html) ?? [];
    const hashes = JSON.parse(json) as Hashes;
    edit(hashes);
    const text = `self.detourIntegrity=${JSON.stringify(hashes).replaceAll('<', '\\u003c')}`;
    const old = inlineHash(whole.slice('<script>'.length, -'</script>'.length));
    if (!policy.includes(old)) throw new Error('The CSP does not contain the hashes.');
    return {
      html: html.replace(whole, () => `<script>${text}</script>`),
      policy: policyToo ? policy.replace(old, inlineHash(text)) : policy,
    };
  };

export const expectNotPwned = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => globalThis.pwned ?? false)).toBe(false);
};

export const expectPanel = async (page: Page): Promise<void> => {
  await expect(page.getByTestId('remote-failed')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId('header')).toBeVisible();
  await expectNotPwned(page);
};

export const expectSearchPage = async (page: Page): Promise<void> => {
  await expect(page.getByTestId('page-search')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'mounted', { timeout: 30_000 });
};
