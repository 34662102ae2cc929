/** Readers for an index or the preview of a link. Not the tools that measure or watch what a visitor gets. */
const crawlers = /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|embedly|whatsapp/i;

export const isCrawler = (userAgent: string | undefined): boolean => crawlers.test(userAgent ?? '');
