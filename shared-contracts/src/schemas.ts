export { callSchemas } from './api/call-schemas';
export { HomeBlock, Problem } from './api/content/content.schema';
export {
  AnnouncementBanner,
  GiftBlock,
  Minisite,
  PromoBar,
  StaticPage,
  WeeklyTheme,
} from './api/content/frame.schema';
export { LandingComponent, LandingPage } from './api/content/landing.schema';
export { PlacedBanner } from './api/content/promo.schema';
export { PromotionBody } from './api/content/promotion-desk.schema';
export { Day, Instant } from './api/schema-kit';
export { ContactForm } from './api/customers/contact.schema';
export { eventSchemas } from './events/event.schema';
