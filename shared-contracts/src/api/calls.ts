import type { Call } from './call';
import type { CallId, ShapeOf } from './call-schemas';

type CallOf<I extends CallId> = Call<ShapeOf<I>, I>;

// Calls that a package makes by name. Repeats method and path of `call-schemas`, so that a browser bundle contains no schema; a test compares both.
const get = <I extends CallId>(id: I, path: string): CallOf<I> => ({ id, method: 'GET', path });
const post = <I extends CallId>(id: I, path: string): CallOf<I> => ({ id, method: 'POST', path });
const put = <I extends CallId>(id: I, path: string): CallOf<I> => ({ id, method: 'PUT', path });
const patch = <I extends CallId>(id: I, path: string): CallOf<I> => ({ id, method: 'PATCH', path });
const remove = <I extends CallId>(id: I, path: string): CallOf<I> => ({ id, method: 'DELETE', path });

export const offersCall = /* #__PURE__ */ post('offers', '/api/offers.json');
export const facetsCall = /* #__PURE__ */ get('facets', '/api/facets.json');
export const activitySearchCall = /* #__PURE__ */ post('activitySearch', '/api/search/activity-only.json');
export const activityDestinationsCall = /* #__PURE__ */ get(
  'activityDestinations',
  '/api/activity-only/destinations.json',
);
export const activitiesCall = /* #__PURE__ */ get('activities', '/api/activities.json');
export const autocompleteCall = /* #__PURE__ */ get('autocomplete', '/api/autocomplete-geonames.json');
export const recommendedCall = /* #__PURE__ */ get('recommended', '/api/recommendedAutocomplete.json');
export const searchCalendarCall = /* #__PURE__ */ get('searchCalendar', '/api/calendar/availabilities.json');
export const stayDetailCall = /* #__PURE__ */ get('stayDetail', '/api/weekend/:id/detail.json');
export const availabilitiesCall = /* #__PURE__ */ get(
  'availabilities',
  '/api/product/:id/availabilities.json',
);
export const checkoutNightsCall = /* #__PURE__ */ get(
  'checkoutNights',
  '/api/weekend/:id/packageCheckoutNights.json',
);
export const productOffersCall = /* #__PURE__ */ get('productOffers', '/api/product/:id/offers');
export const insuranceQuoteCall = /* #__PURE__ */ get(
  'insuranceQuote',
  '/api/front/purchase/insurance/quote',
);
export const payLaterEligibilityCall = /* #__PURE__ */ get(
  'payLaterEligibility',
  '/api/front/purchase/alma/eligibility',
);
export const payInstalmentCall = /* #__PURE__ */ post(
  'payInstalment',
  '/api/front/purchase/orders/:orderUUID/instalments/pay',
);
export const quoteCall = /* #__PURE__ */ get('quote', '/api/product/:id/quote');
export const upsellsCall = /* #__PURE__ */ get('upsells', '/api/product/:id/upsells');
export const hotelDetailCall = /* #__PURE__ */ get('hotelDetail', '/api/hotels/:hotelId/detail.json');
export const hotelAvailabilitiesCall = /* #__PURE__ */ get(
  'hotelAvailabilities',
  '/api/hotels/:hotelId/availabilities.json',
);
export const reviewsCall = /* #__PURE__ */ get('reviews', '/api/hotel/:id/reviews.json');
export const createOrderCall = /* #__PURE__ */ post('createOrder', '/api/front/purchase/orders');
export const walletOrderCall = /* #__PURE__ */ post('walletOrder', '/api/front/purchase/zeppto');
export const orderCall = /* #__PURE__ */ get('order', '/api/front/purchase/orders/:orderUUID');
export const payByCardCall = /* #__PURE__ */ post('payByCard', '/api/front/purchase/orders/:orderUUID/card');
export const startPaymentCall = /* #__PURE__ */ post(
  'startPayment',
  '/api/front/purchase/orders/:orderUUID/payment',
);
export const payByRedirectCall = /* #__PURE__ */ post(
  'payByRedirect',
  '/api/front/purchase/orders/:orderUUID/redirect',
);
export const returnFromThreedsCall = /* #__PURE__ */ post(
  'returnFromThreeds',
  '/api/front/purchase/orders/:orderUUID/return',
);
export const extendHoldCall = /* #__PURE__ */ post(
  'extendHold',
  '/api/front/purchase/orders/:orderUUID/extend-hold',
);
export const invoiceRequestCall = /* #__PURE__ */ post(
  'invoiceRequest',
  '/api/front/purchase/orders/:orderUUID/invoice-request',
);
export const resendLetterCall = /* #__PURE__ */ post(
  'resendLetter',
  '/api/front/purchase/orders/:orderUUID/resend',
);
export const cancellationCall = /* #__PURE__ */ get(
  'cancellation',
  '/api/front/purchase/orders/:orderUUID/cancellation',
);
export const cancelOrderCall = /* #__PURE__ */ post(
  'cancelOrder',
  '/api/front/purchase/orders/:orderUUID/cancel',
);
export const withdrawGiftsCall = /* #__PURE__ */ post(
  'withdrawGifts',
  '/api/front/purchase/orders/:orderUUID/withdraw',
);
export const changeQuoteCall = /* #__PURE__ */ post(
  'changeQuote',
  '/api/front/purchase/orders/:orderUUID/change/quote',
);
export const changeDaysCall = /* #__PURE__ */ get(
  'changeDays',
  '/api/front/purchase/orders/:orderUUID/change/days',
);
export const changeOrderCall = /* #__PURE__ */ post(
  'changeOrder',
  '/api/front/purchase/orders/:orderUUID/change',
);
export const giftPricesCall = /* #__PURE__ */ get('giftPrices', '/api/product/:id/gift-prices');
export const shippingCostCall = /* #__PURE__ */ get('shippingCost', '/api/front/purchase/shipping-cost');
export const giftExtrasCall = /* #__PURE__ */ get('giftExtras', '/api/front/purchase/gift-extras');
export const giftCardCheckCall = /* #__PURE__ */ post(
  'giftCardCheck',
  '/api/front/purchase/gift-cards/check',
);
export const promotionCheckCall = /* #__PURE__ */ post(
  'promotionCheck',
  '/api/front/purchase/promotion-codes/check',
);
export const confirmFreeCall = /* #__PURE__ */ post(
  'confirmFree',
  '/api/front/purchase/orders/:orderUUID/confirm',
);
export const openVoucherCall = /* #__PURE__ */ post('openVoucher', '/api/front/vouchers/:code/open');
export const extendVoucherCall = /* #__PURE__ */ post('extendVoucher', '/api/front/vouchers/:code/extend');
export const giftDeliveryCall = /* #__PURE__ */ post(
  'giftDelivery',
  '/api/front/purchase/orders/:orderUUID/gifts/:position/delivery',
);
export const buyerReminderCall = /* #__PURE__ */ post(
  'buyerReminder',
  '/api/front/purchase/orders/:orderUUID/gifts/:position/reminder',
);
export const holderReminderCall = /* #__PURE__ */ post(
  'holderReminder',
  '/api/front/vouchers/:code/reminder',
);
export const voucherStatusCall = /* #__PURE__ */ get('voucherStatus', '/api/front/purchase/vouchers/:code');
export const visitSlotsCall = /* #__PURE__ */ get('visitSlots', '/api/front/vouchers/:code/activity/slots');
export const bookVisitCall = /* #__PURE__ */ post('bookVisit', '/api/front/vouchers/:code/activity/booking');
export const cancelVisitCall = /* #__PURE__ */ remove(
  'cancelVisit',
  '/api/front/vouchers/:code/activity/booking',
);
export const visitCalendarCall = /* #__PURE__ */ get(
  'visitCalendar',
  '/api/front/vouchers/:code/activity/calendar',
);
export const partnerRedeemCall = /* #__PURE__ */ post('partnerRedeem', '/api/partner/redeem');
export const homepageCall = /* #__PURE__ */ get('homepage', '/api/cms/homepage');
export const boxesCall = /* #__PURE__ */ get('boxes', '/api/gateway/boxes/search');
export const boxProductDetailCall = /* #__PURE__ */ get(
  'boxProductDetail',
  '/api/front/boxes/:code/product-detail',
);
export const boxOffersCall = /* #__PURE__ */ get('boxOffers', '/api/gateway/boxes/:boxCode/offers');
export const boxBlockCall = /* #__PURE__ */ get('boxBlock', '/api/cms/box-block-serp');
export const contentBoxesCall = /* #__PURE__ */ get('contentBoxes', '/api/front/content-boxes-block/:locale');
export const heldBoxOffersCall = /* #__PURE__ */ get('heldBoxOffers', '/api/front/box-offers/:code');
export const heldBoxFacetsCall = /* #__PURE__ */ get('heldBoxFacets', '/api/front/box-facets/:code');
export const beneficiaryLoginCall = /* #__PURE__ */ post('beneficiaryLogin', '/beneficiary/login');
export const beneficiaryLogoutCall = /* #__PURE__ */ post('beneficiaryLogout', '/beneficiary/logout');
export const beneficiarySessionCall = /* #__PURE__ */ get('beneficiarySession', '/api/beneficiary/session');
export const givenStayCall = /* #__PURE__ */ get('givenStay', '/api/beneficiary/given-stay');
export const beneficiaryBoxOffersCall = /* #__PURE__ */ get(
  'beneficiaryBoxOffers',
  '/beneficiary/boxes/offers',
);
export const beneficiaryBoxFacetsCall = /* #__PURE__ */ get(
  'beneficiaryBoxFacets',
  '/beneficiary/boxes/facets',
);
export const beneficiaryVoucherOffersCall = /* #__PURE__ */ get(
  'beneficiaryVoucherOffers',
  '/beneficiary/single-vouchers/offers',
);
export const beneficiaryVoucherFacetsCall = /* #__PURE__ */ get(
  'beneficiaryVoucherFacets',
  '/beneficiary/single-vouchers/facets',
);
export const activityDetailCall = /* #__PURE__ */ get(
  'activityDetail',
  '/api/activity-only/weekend/:id/detail.json',
);
export const activityImagesCall = /* #__PURE__ */ get('activityImages', '/api/activities/:id/images.json');
export const giftBlockCall = /* #__PURE__ */ get('giftBlock', '/api/front/content/giftBlock');
export const staticPageCall = /* #__PURE__ */ get('staticPage', '/api/cms/static/:id');
export const landingPageCall = /* #__PURE__ */ get('landingPage', '/api/cms/landing/:slug');
export const ideasPageCall = /* #__PURE__ */ get('ideasPage', '/api/cms/ideas');
export const contentVersionsCall = /* #__PURE__ */ get('contentVersions', '/api/cms/versions');
export const contentPreviewCall = /* #__PURE__ */ get('contentPreview', '/api/preview/state');
export const sitemapCall = /* #__PURE__ */ get('sitemap', '/api/cms/sitemap');
export const targetedBannerCall = /* #__PURE__ */ get('targetedBanner', '/content/targetedBanner.json');
export const resultBlockCall = /* #__PURE__ */ get('resultBlock', '/api/search/block.json');
export const signUpCall = /* #__PURE__ */ post('signUp', '/api/account/signup');
export const confirmAddressCall = /* #__PURE__ */ post('confirmAddress', '/api/account/confirm');
export const signInCall = /* #__PURE__ */ post('signIn', '/api/account/signin');
export const signOutCall = /* #__PURE__ */ post('signOut', '/api/account/signout');
export const meCall = /* #__PURE__ */ get('me', '/api/account/me');
export const updateMeCall = /* #__PURE__ */ patch('updateMe', '/api/account/me');
export const deleteMeCall = /* #__PURE__ */ post('deleteMe', '/api/account/me/delete');
export const changeEmailCall = /* #__PURE__ */ post('changeEmail', '/api/account/me/email');
export const confirmEmailChangeCall = /* #__PURE__ */ post(
  'confirmEmailChange',
  '/api/account/email/confirm',
);
export const undoEmailChangeCall = /* #__PURE__ */ post('undoEmailChange', '/api/account/email/undo');
export const exportMeCall = /* #__PURE__ */ get('exportMe', '/api/account/export');
export const forgotPasswordCall = /* #__PURE__ */ post('forgotPassword', '/api/account/password/forgot');
export const resetPasswordCall = /* #__PURE__ */ post('resetPassword', '/api/account/password/reset');
export const sessionsCall = /* #__PURE__ */ get('sessions', '/api/account/sessions');
export const endSessionCall = /* #__PURE__ */ remove('endSession', '/api/account/sessions/:id');
export const endOtherSessionsCall = /* #__PURE__ */ post(
  'endOtherSessions',
  '/api/account/sessions/end-others',
);
export const securityEventsCall = /* #__PURE__ */ get('securityEvents', '/api/account/security-events');
export const confirmIdentityCall = /* #__PURE__ */ post('confirmIdentity', '/api/account/confirm-identity');
export const confirmIdentityOptionsCall = /* #__PURE__ */ post(
  'confirmIdentityOptions',
  '/api/account/confirm-identity/options',
);
export const passkeysCall = /* #__PURE__ */ get('passkeys', '/api/account/passkeys');
export const passkeyOptionsCall = /* #__PURE__ */ post('passkeyOptions', '/api/account/passkeys/options');
export const addPasskeyCall = /* #__PURE__ */ post('addPasskey', '/api/account/passkeys');
export const renamePasskeyCall = /* #__PURE__ */ patch('renamePasskey', '/api/account/passkeys/:id');
export const removePasskeyCall = /* #__PURE__ */ remove('removePasskey', '/api/account/passkeys/:id');
export const passkeySignInOptionsCall = /* #__PURE__ */ post(
  'passkeySignInOptions',
  '/api/account/signin/passkey/options',
);
export const passkeySignInCall = /* #__PURE__ */ post('passkeySignIn', '/api/account/signin/passkey');
export const giveUpChangeCall = /* #__PURE__ */ remove(
  'giveUpChange',
  '/api/front/purchase/orders/:orderUUID/change',
);
export const tripsCall = /* #__PURE__ */ get('trips', '/api/account/trips');
export const attachTripCall = /* #__PURE__ */ put('attachTrip', '/api/account/trips/:orderUUID');
export const accountGiftsCall = /* #__PURE__ */ get('accountGifts', '/api/account/gifts');
export const keepGiftCall = /* #__PURE__ */ put('keepGift', '/api/account/gifts/:code');
export const dropGiftCall = /* #__PURE__ */ remove('dropGift', '/api/account/gifts/:code');
export const addressesCall = /* #__PURE__ */ get('addresses', '/api/account/addresses');
export const addAddressCall = /* #__PURE__ */ post('addAddress', '/api/account/addresses');
export const changeAddressCall = /* #__PURE__ */ patch('changeAddress', '/api/account/addresses/:id');
export const removeAddressCall = /* #__PURE__ */ remove('removeAddress', '/api/account/addresses/:id');
export const wishlistCall = /* #__PURE__ */ get('wishlist', '/api/account/wishlist');
export const addToWishlistCall = /* #__PURE__ */ put('addToWishlist', '/api/account/wishlist/:type/:id');
export const removeFromWishlistCall = /* #__PURE__ */ remove(
  'removeFromWishlist',
  '/api/account/wishlist/:type/:id',
);
export const newsletterCall = /* #__PURE__ */ post('newsletter', '/api/front/marketing/newsletter');
export const careIssuerCall = /* #__PURE__ */ get('careIssuer', '/api/care/issuer');
export const careTokenCall = /* #__PURE__ */ post('careToken', '/api/care/issuer/tokens');
export const openCareSessionCall = /* #__PURE__ */ post('openCareSession', '/api/care/session');
export const closeCareSessionCall = /* #__PURE__ */ remove('closeCareSession', '/api/care/session');
export const careSearchCall = /* #__PURE__ */ post('careSearch', '/api/care/search');
export const careFileCall = /* #__PURE__ */ get('careFile', '/api/care/orders/:orderNumber');
export const careVoucherCall = /* #__PURE__ */ get(
  'careVoucher',
  '/api/care/orders/:orderNumber/vouchers/:position',
);
export const careNoteCall = /* #__PURE__ */ post('careNote', '/api/care/orders/:orderNumber/notes');
export const careMessagesCall = /* #__PURE__ */ get('careMessages', '/api/care/orders/:orderNumber/messages');
export const repeatCareMessageCall = /* #__PURE__ */ post(
  'repeatCareMessage',
  '/api/care/orders/:orderNumber/messages/:messageId/repeat',
);
export const careActionsCall = /* #__PURE__ */ get('careActions', '/api/care/orders/:orderNumber/actions');
export const previewCareActionCall = /* #__PURE__ */ post(
  'previewCareAction',
  '/api/care/orders/:orderNumber/actions/preview',
);
export const runCareActionCall = /* #__PURE__ */ post(
  'runCareAction',
  '/api/care/orders/:orderNumber/actions',
);
export const careGiftsCall = /* #__PURE__ */ post('careGifts', '/api/care/gifts');
export const careRequestsCall = /* #__PURE__ */ get('careRequests', '/api/care/requests');
export const careRequestCall = /* #__PURE__ */ get('careRequest', '/api/care/requests/:requestId');
export const decideCareRequestCall = /* #__PURE__ */ post(
  'decideCareRequest',
  '/api/care/requests/:requestId/decide',
);
export const beginActForCall = /* #__PURE__ */ post('beginActFor', '/api/care/act-for');
export const actForCall = /* #__PURE__ */ get('actFor', '/api/care/act-for');
export const endActForCall = /* #__PURE__ */ remove('endActFor', '/api/care/act-for');
export const contactSettingsCall = /* #__PURE__ */ get('contactSettings', '/api/contact/settings');
export const captchaChallengeCall = /* #__PURE__ */ get('captchaChallenge', '/api/captcha/challenge');
export const bookingLookupCall = /* #__PURE__ */ post('bookingLookup', '/api/booking/lookup');
export const navigationCall = /* #__PURE__ */ get('navigation', '/api/cms/navigation');
export const promoBarsCall = /* #__PURE__ */ get('promoBars', '/api/cms/promoBars');
export const announcementBannerCall = /* #__PURE__ */ get(
  'announcementBanner',
  '/api/front/cms/announcementBanner',
);
export const minisitesCall = /* #__PURE__ */ get('minisites', '/api/cms/minisites');
export const articlesCall = /* #__PURE__ */ get('articles', '/api/marketing/articles');
export const careSessionCall = /* #__PURE__ */ get('careSession', '/api/care/session');
export const logCall = /* #__PURE__ */ post('log', '/api/log');
export const logNotFoundCall = /* #__PURE__ */ get('logNotFound', '/error');
export const collectAnalyticsCall = /* #__PURE__ */ post(
  'collectAnalytics',
  '/api/analytics/ga/collect/:pos',
);
export const analyticsReportCall = /* #__PURE__ */ get('analyticsReport', '/api/care/analytics');
export const flagsCall = /* #__PURE__ */ get('flags', '/api/flags');
export const noteExposureCall = /* #__PURE__ */ post('noteExposure', '/api/experiments/exposures');
export const careExperimentsCall = /* #__PURE__ */ get('careExperiments', '/api/care/experiments');
export const saveExperimentCall = /* #__PURE__ */ put('saveExperiment', '/api/care/experiments/:uuid');
export const moveExperimentCall = /* #__PURE__ */ post('moveExperiment', '/api/care/experiments/:uuid/state');
export const editedItemsCall = /* #__PURE__ */ get('editedItems', '/api/care/content');
export const editedItemCall = /* #__PURE__ */ get('editedItem', '/api/care/content/:kind/:key/:locale');
export const saveContentDraftCall = /* #__PURE__ */ put(
  'saveContentDraft',
  '/api/care/content/:kind/:key/:locale/draft',
);
export const checkContentCall = /* #__PURE__ */ post(
  'checkContent',
  '/api/care/content/:kind/:key/:locale/check',
);
export const staffPromotionsCall = /* #__PURE__ */ get('staffPromotions', '/api/care/promotions');
export const staffPromotionCall = /* #__PURE__ */ get('staffPromotion', '/api/care/promotions/:code');
export const savePromotionCall = /* #__PURE__ */ put('savePromotion', '/api/care/promotions/:code');
export const endPromotionCall = /* #__PURE__ */ post('endPromotion', '/api/care/promotions/:code/end');
export const checkPromotionCall = /* #__PURE__ */ post('checkPromotion', '/api/care/promotions/:code/check');
export const promotionProductsCall = /* #__PURE__ */ get('promotionProducts', '/api/care/promotion-products');
export const publishContentCall = /* #__PURE__ */ post(
  'publishContent',
  '/api/care/content/:kind/:key/:locale/publish',
);
export const restoreContentCall = /* #__PURE__ */ post(
  'restoreContent',
  '/api/care/content/:kind/:key/:locale/restore',
);
export const dropContentDraftCall = /* #__PURE__ */ post(
  'dropContentDraft',
  '/api/care/content/:kind/:key/:locale/drop',
);
export const previewContentCall = /* #__PURE__ */ post(
  'previewContent',
  '/api/care/content/:kind/:key/:locale/preview',
);
export const photoSubjectsCall = /* #__PURE__ */ get('photoSubjects', '/api/care/photos');
export const editedPhotosCall = /* #__PURE__ */ get('editedPhotos', '/api/care/photos/:kind/:id');
export const changePhotosCall = /* #__PURE__ */ put('changePhotos', '/api/care/photos/:kind/:id');
export const sendPhotoPartCall = /* #__PURE__ */ put(
  'sendPhotoPart',
  '/api/care/photo-uploads/:upload/:part',
);
export const finishPhotoUploadCall = /* #__PURE__ */ post(
  'finishPhotoUpload',
  '/api/care/photo-uploads/:upload',
);
