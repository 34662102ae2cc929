import type { Page } from 'playwright/test';

/** Records each error and warning of a page. A journey must end with none. */
export const watchConsole = (page: Page): { readonly complaints: readonly string[] } => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  // The shell reports caught errors. A clean journey has none.
  page.on('request', (request) => {
    if (request.url().endsWith('/api/log')) complaints.push(`reported: ${request.postData() ?? ''}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return { complaints };
};
