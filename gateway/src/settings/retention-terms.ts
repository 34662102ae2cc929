/** Days for which personal data is kept. `docs/privacy.md` gives the reasons; a test compares both. */
export const retentionDays = {
  unpaidOrder: 30,
  paidOrderContact: 3 * 365,
  paidOrderInvoice: 10 * 365 + 3,
  visitGuest: 30,
  contactCase: 3 * 365,
  endedSubscription: 365,
  accountToken: 7,
  anonymousWishlist: 213,
  device: 365,
  securityEvent: 365,
  careStaff: 365,
  careAccess: 400,
  paymentEvent: 400,
  paymentCard: 400,
  clientError: 30,
  analyticsEvent: 180,
  experimentExposure: 180,
  photoHistory: 3 * 365,
  idempotency: 1,
  mailFile: 30,
  sentMail: 180,
  reminder: 30,
} as const;

export const daysBefore = (now: number, days: number): Date => new Date(now - days * 86_400_000);
