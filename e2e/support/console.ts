import type { Page } from 'playwright/test';

/** Notes each error and warning of a page; a journey ends with none. */
export const watchConsole = (page: Page): { readonly complaints: readonly string[] } => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  // The shell reports what it caught; a clean journey reports nothing.
  page.on('request', (request) => {
    if (request.url().endsWith('/api/log')) complaints.push(`reported: ${request.postData() ?? ''}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return { complaints };
};
