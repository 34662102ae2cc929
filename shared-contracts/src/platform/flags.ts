/**
 * Feature flags with their defaults. The shell server and the gateway read the same settings, so all remotes see the same value
 * during one visit. @spec FLAG-021
 */
export const flagDefaults = {
  /** Gift box pages. @spec FLAG-015 */
  boxes: true,
  /** Our own pages replace the former gift shop: links to a box open them. Off: they open the gift shop. @spec FLAG-016 */
  boxMigration: true,
  /** Search for day activities. @spec FLAG-015 */
  activityOnly: true,
  wishlist: true,
  /** Customer sign-in. When off, the header offers the booking lookup. @spec FLAG-017 */
  customerAccount: true,
  /** Gifts by post. */
  physicalVoucher: true,
  /** The three price ranges of a gift stay, for all visitors. @spec FLAG-002 */
  voucherPrices: false,
  hotelFlow: false,
  /** Visits from certain campaigns see the results in the hotel flow. Requires `hotelFlow`. @spec FLAG-014 */
  hotelFlowRedirect: false,
  /** One drawer instead of the filter dropdowns. @spec FLAG-010 */
  newFilters: false,
  /** The drawer lists all activities instead of only those of the thematic groups. @spec FLAG-011 */
  allThematics: false,
  /** Marketing and audience labels on stay cards. @spec FLAG-005 */
  productLabels: true,
  /** The current stay card. When off: the same content in a plain layout. @spec FLAG-012 */
  newProductCard: true,
  /** The label CM on offers whose rooms come from a channel manager. For internal shops. @spec FLAG-020 */
  connectivityLabel: false,
  /** The shop's promises on the results page. @spec FLAG-013 */
  resultsSellingPoints: false,
  /** Experiment "Dates forced": a search requires dates. @spec SBOX-021 */
  datesForced: false,
  /** Experiment "Dates suggested": the first search without dates asks for them. @spec SBOX-022 */
  datesSuggested: false,
  /** Visits from a gift campaign open the gifts instead of the gift landing page. @spec FLAG-001 */
  giftLandingRedirect: false,
  /** The badge of an automatic discount, which the gateway names only where it is given. @spec FLAG-004 */
  autoDiscount: true,
  /** The banners of 10 % off every stay. Only for a shop that gives it. @spec BANNER-003 */
  autoDiscountBanner: false,
  /** "Your stay includes" on the stay page. @spec FLAG-006 */
  packageSummary: true,
  /** Asks the pay-later provider what it offers. The gateway's settings name the provider. @spec FLAG-009 */
  payLater: true,
  /** Displays of deferred payment and payment in parts. @spec FLAG-008 */
  instalments: true,
  /** The mosaic of five pictures on the stay page. When off: the grid of four that hotels use. @spec FLAG-007 */
  newProductGallery: true,
  /** The pages of staff that edit content. */
  editor: true,
} as const satisfies Readonly<Record<string, boolean>>;

/** A flag that every build of the shop knows. */
export type ShopFlag = keyof typeof flagDefaults;

/**
 * A flag that a remote brings with its release, under the noun of the remote: `reviews.pages`. It is switched in the channel, while the
 * shop runs.
 */
export type BroughtFlag = `${string}.${string}`;

export type FlagName = ShopFlag | BroughtFlag;

export type Flags = Readonly<Record<ShopFlag, boolean>>;

export const flagNames = Object.keys(flagDefaults) as ShopFlag[];

/** Setting name of a flag: `activityOnly` is `FLAG_ACTIVITY_ONLY`. */
export const flagSetting = (name: ShopFlag): string =>
  `FLAG_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** Flags from settings: `1` is on, `0` is off, anything else is the default. */
export const readFlags = (settings: Readonly<Record<string, string | undefined>>): Flags =>
  Object.fromEntries(
    flagNames.map((name) => {
      const value = settings[flagSetting(name)];
      return [name, value === '1' ? true : value === '0' ? false : flagDefaults[name]];
    }),
  ) as Flags;
