/**
 * Feature flags and what each is without a setting. The shell server and the gateway read the same settings, so every remote sees the
 * same value during one visit. @spec FLAG-021
 */
export const flagDefaults = {
  /** The pages of gift boxes. @spec FLAG-015 */
  boxes: true,
  /** The search for day activities. @spec FLAG-015 */
  activityOnly: true,
  wishlist: true,
  /** Sign-in of customers; off: the header offers the booking lookup. @spec FLAG-017 */
  customerAccount: true,
  /** Gifts that travel by post. */
  physicalVoucher: true,
  /** The three price ranges of a gift stay, for every visitor. @spec FLAG-002 */
  voucherPrices: false,
  hotelFlow: false,
  /** Visits of certain campaigns see the results in the hotel flow; needs `hotelFlow`. @spec FLAG-014 */
  hotelFlowRedirect: false,
  /** One drawer in the place of the filter dropdowns. @spec FLAG-010 */
  newFilters: false,
  /** The drawer lists all activities, not those of the thematic groups only. @spec FLAG-011 */
  allThematics: false,
  /** Labels of marketing and for certain visitors on the cards of stays. @spec FLAG-005 */
  productLabels: true,
  /** The present card of a stay; off: the same content in a plain layout. @spec FLAG-012 */
  newProductCard: true,
  /** The label CM of offers whose rooms come from a channel manager; for shops that are not the public one. @spec FLAG-020 */
  connectivityLabel: false,
  /** What the shop promises, on the results page. @spec FLAG-013 */
  resultsSellingPoints: false,
  /** Experiment "Dates forced": no search without dates. @spec SBOX-021 */
  datesForced: false,
  /** Experiment "Dates suggested": the first search without dates asks for them. @spec SBOX-022 */
  datesSuggested: false,
  /** A visit of a gift campaign goes to the gifts instead of the gift landing page. @spec FLAG-001 */
  giftLandingRedirect: false,
  /** The announcement of an automatic discount; only for a shop that really gives it. @spec BANNER-003 FLAG-004 */
  autoDiscount: false,
  /** "Your stay includes" on the page of a stay. @spec FLAG-006 */
  packageSummary: true,
  /** A provider of later payments is connected. @spec FLAG-009 */
  payLater: false,
  /** The mosaic of five pictures on the page of a stay; off: the grid of four that hotels have. @spec FLAG-007 */
  newProductGallery: true,
} as const satisfies Readonly<Record<string, boolean>>;

export type FlagName = keyof typeof flagDefaults;

export type Flags = Readonly<Record<FlagName, boolean>>;

export const flagNames = Object.keys(flagDefaults) as FlagName[];

/** Setting of a flag: `activityOnly` is `FLAG_ACTIVITY_ONLY`. */
export const flagSetting = (name: FlagName): string =>
  `FLAG_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** Flags by settings: `1` is on, `0` is off, anything else is the default. */
export const readFlags = (settings: Readonly<Record<string, string | undefined>>): Flags =>
  Object.fromEntries(
    flagNames.map((name) => {
      const value = settings[flagSetting(name)];
      return [name, value === '1' ? true : value === '0' ? false : flagDefaults[name]];
    }),
  ) as Flags;
