import type { BrowserContext, Page } from 'playwright/test';
import type { AnalyticsPost, TrackedEvent } from '@detour/shared-contracts/api';

interface Sent {
  readonly path: string;
  readonly body: string;
}

/** Records the beacons of every document of a browser, and all requests that have to do with analytics. */
export const watchAnalytics = async (context: BrowserContext) => {
  const sent: Sent[] = [];
  const requests: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/analytics')) requests.push(request.url());
  });
  await context.exposeFunction('noteBeacon', (one: Sent) => void sent.push(one));
  await context.addInitScript(() => {
    const real = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (path, data) => {
      if (String(path).includes('/analytics/') && data instanceof Blob)
        void data.text().then((body) =>
          (globalThis as unknown as { noteBeacon(one: object): void }).noteBeacon({
            path: String(path),
            body,
          }),
        );
      return real(path, data);
    };
  });
  const posts = (): readonly AnalyticsPost[] => sent.map(({ body }) => JSON.parse(body) as AnalyticsPost);
  const named = (name: TrackedEvent['name']): readonly TrackedEvent[] =>
    posts().flatMap(({ events }) => events.filter((event) => event.name === name));
  return { sent, requests, posts, named };
};

/** Client id and session that a browser keeps for analytics; null for each that it has not. */
export const analyticsIds = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() => ['analyticsClient', 'analyticsSession'].map((key) => localStorage.getItem(key)));
