import { Type } from '@sinclair/typebox';
import { define } from '../define-call';
import { Strict } from '../schema-kit';
import * as analytics from './analytics.schema';
import * as report from './analytics-report.schema';
import * as content from './content.schema';
import * as landing from './landing.schema';
import * as frame from './frame.schema';
import * as promo from './promo.schema';
import { SitemapResponse } from './sitemap.schema';

/** Texts of editors and of the frame, and reports of browsers. */
export const contentCalls = {
  homepage: define({
    method: 'GET',
    path: '/api/cms/homepage',
    query: Strict({
      locale: content.LocaleQuery.properties.locale,
      flow: Type.Optional(Type.String({ maxLength: 10 })),
    }),
    response: content.Homepage,
    summary: 'Content of the home page',
  }),
  articles: define({
    method: 'GET',
    path: '/api/marketing/articles',
    query: content.ArticlesQuery,
    response: content.ArticlesResponse,
    summary: 'Selection of the moment',
  }),
  flags: define({
    method: 'GET',
    path: '/api/flags',
    query: content.LocaleQuery,
    response: content.FlagsResponse,
    summary: 'Feature flags and experiments',
  }),
  navigation: define({
    method: 'GET',
    path: '/api/cms/navigation',
    query: content.LocaleQuery,
    response: frame.NavigationResponse,
    summary: 'Top navigation',
  }),
  promoBars: define({
    method: 'GET',
    path: '/api/cms/promoBars',
    query: content.LocaleQuery,
    response: frame.PromoBarsResponse,
    summary: 'Promo bars by page and flow',
  }),
  announcementBanner: define({
    method: 'GET',
    path: '/api/front/cms/announcementBanner',
    response: frame.AnnouncementBannersResponse,
    summary: 'Announcement banners by page, in all locales',
  }),
  giftBlock: define({
    method: 'GET',
    path: '/api/front/content/giftBlock',
    response: frame.GiftBlockResponse,
    summary: 'Ways to give, for the gift drawer',
  }),
  staticPage: define({
    method: 'GET',
    path: '/api/cms/static/:id',
    params: frame.StaticParams,
    query: content.LocaleQuery,
    response: frame.StaticPage,
    summary: 'A static page: legal texts and the like',
  }),
  landingPage: define({
    method: 'GET',
    path: '/api/cms/landing/:slug',
    params: landing.LandingParams,
    query: content.LocaleQuery,
    response: landing.LandingPage,
    summary: 'A landing page: its named components in their order',
  }),
  ideasPage: define({
    method: 'GET',
    path: '/api/cms/ideas',
    query: content.LocaleQuery,
    response: landing.IdeasPage,
    summary: 'Ideas for a stay, in sections, and regions',
  }),
  targetedBanner: define({
    method: 'GET',
    path: '/content/targetedBanner.json',
    query: promo.TargetedBannersQuery,
    response: promo.TargetedBannersResponse,
    summary: 'Targeted banners per locale, page and flow',
  }),
  resultBlock: define({
    method: 'GET',
    path: '/api/search/block.json',
    query: landing.ResultBlockQuery,
    response: landing.ResultBlock,
    summary: 'The few offers of a result block',
  }),
  minisites: define({
    method: 'GET',
    path: '/api/cms/minisites',
    query: content.LocaleQuery,
    response: frame.MinisitesResponse,
    summary: 'Campaign pages of partners',
  }),
  contentVersions: define({
    method: 'GET',
    path: '/api/cms/versions',
    response: content.ContentVersions,
    summary: 'A word per locale that changes with its published content',
  }),
  contentPreview: define({
    method: 'GET',
    path: '/api/preview/state',
    response: content.ContentPreview,
    summary: "The browser's preview of drafts",
  }),
  sitemap: define({
    method: 'GET',
    path: '/api/cms/sitemap',
    response: SitemapResponse,
    summary: 'Pages that search engines may index, with the day of their last change',
  }),
  log: define({
    method: 'POST',
    path: '/api/log',
    body: content.LogRequest,
    response: content.NoBody,
    summary: 'A client error',
  }),
  logNotFound: define({
    method: 'GET',
    path: '/error',
    query: content.ErrorQuery,
    response: content.NoBody,
    summary: 'A page that was not found',
  }),
  analyticsReport: define({
    method: 'GET',
    path: '/api/care/analytics',
    query: report.AnalyticsReportQuery,
    response: report.AnalyticsReport,
    summary: 'Searches and funnels of visitors who agreed to statistics, for staff',
  }),
  collectAnalytics: define({
    method: 'POST',
    path: '/api/analytics/ga/collect/:pos',
    params: analytics.AnalyticsParams,
    body: analytics.AnalyticsPost,
    response: content.NoBody,
    summary: 'Analytics events of a visitor who agreed to them',
  }),
} as const;
