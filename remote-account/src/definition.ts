import { isSignedIn, type DefinitionOf } from '@detour/remote-kit';
import { privatePage } from './private-page.routes';
import { meQuery, tripsQuery } from './session/account.query';
import { checkedContract, type contract } from './contract';

/** @spec ROUTE-007 ROUTE-008 ROUTE-009 */
export const definition: DefinitionOf<typeof contract> = {
  remote: 'remote-account',
  styleKey: 'account',
  contract: checkedContract,
  pages: {
    signin: privatePage({
      testId: 'page-signin',
      title: 'account.signIn',
      load: async () =>
        (await import(/* webpackChunkName: "page-signin" */ './signin/SignInPage')).SignInPage,
    }),
    signup: privatePage({
      testId: 'page-signup',
      title: 'account.createAccount',
      load: async () =>
        (await import(/* webpackChunkName: "page-signup" */ './signin/SignUpPage')).SignUpPage,
    }),
    'account-confirm': privatePage({
      testId: 'page-account-confirm',
      title: 'confirm.title',
      load: async () =>
        (await import(/* webpackChunkName: "page-account-confirm" */ './signin/ConfirmPage')).ConfirmPage,
    }),
    'account-email': privatePage({
      testId: 'page-account-email',
      title: 'email.title',
      load: async () =>
        (await import(/* webpackChunkName: "page-account-email" */ './email/EmailLinkPage')).EmailLinkPage,
    }),
    password: privatePage({
      testId: 'page-password',
      title: 'account.password',
      load: async () =>
        (await import(/* webpackChunkName: "page-password" */ './signin/PasswordPage')).PasswordPage,
    }),
    profile: privatePage({
      testId: 'page-profile',
      title: 'account.profile',
      load: async () =>
        (await import(/* webpackChunkName: "page-profile" */ './profile/ProfilePage')).ProfilePage,
      prefetch: async ({ queryClient, api }) => isSignedIn() && queryClient.prefetchQuery(meQuery(api)),
    }),
    trips: privatePage({
      testId: 'page-trips',
      title: 'account.trips',
      load: async () => (await import(/* webpackChunkName: "page-trips" */ './trips/TripsPage')).TripsPage,
      prefetch: async ({ queryClient, api, site }) =>
        isSignedIn() &&
        Promise.all([
          queryClient.prefetchQuery(meQuery(api)),
          queryClient.prefetchQuery(tripsQuery(api, site.locale)),
        ]),
    }),
    'account-gifts': privatePage({
      testId: 'page-account-gifts',
      title: 'account.gifts',
      load: async () =>
        (await import(/* webpackChunkName: "page-account-gifts" */ './gifts/GiftsPage')).GiftsPage,
      prefetch: async ({ queryClient, api, site }) =>
        isSignedIn() &&
        Promise.all([
          queryClient.prefetchQuery(meQuery(api)),
          // Loaded on demand: the other pages of the account do without.
          import('./gifts/gifts.query').then(({ giftsQuery }) =>
            queryClient.prefetchQuery(giftsQuery(api, site.locale)),
          ),
        ]),
    }),
    addresses: privatePage({
      testId: 'page-addresses',
      title: 'account.addresses',
      load: async () =>
        (await import(/* webpackChunkName: "page-addresses" */ './addresses/AddressesPage')).AddressesPage,
      prefetch: async ({ queryClient, api }) => isSignedIn() && queryClient.prefetchQuery(meQuery(api)),
    }),
    wishlist: privatePage({
      testId: 'page-wishlist',
      title: 'account.wishlist',
      load: async () =>
        (await import(/* webpackChunkName: "page-wishlist" */ './wishlist/WishlistPage')).WishlistPage,
    }),
    contact: async () =>
      (await import(/* webpackChunkName: "page-contact" */ './contact/contact-page.routes')).contactPage,
    'beneficiary-login': async () =>
      (await import(/* webpackChunkName: "page-beneficiary-login" */ './beneficiary/beneficiary-page.routes'))
        .beneficiaryPage,
    care: privatePage({
      testId: 'page-care',
      title: 'desk.title',
      load: async () => (await import(/* webpackChunkName: "page-care" */ './care/desk/DeskPage')).DeskPage,
    }),
    'care-requests': privatePage({
      testId: 'page-care-requests',
      title: 'asks.title',
      load: async () =>
        (await import(/* webpackChunkName: "page-care-requests" */ './care/actions/requests/RequestsPage'))
          .RequestsPage,
    }),
    'care-order': privatePage({
      testId: 'page-care-order',
      title: 'desk.title',
      load: async () =>
        (await import(/* webpackChunkName: "page-care-order" */ './care/desk/OrderFilePage')).OrderFilePage,
    }),
    'care-voucher': privatePage({
      testId: 'page-care-voucher',
      title: 'desk.title',
      load: async () =>
        (await import(/* webpackChunkName: "page-care-voucher" */ './care/desk/voucher/VoucherFilePage'))
          .VoucherFilePage,
    }),
    'care-login': privatePage({
      testId: 'page-care-login',
      title: 'care.login',
      load: async () =>
        (await import(/* webpackChunkName: "page-care-login" */ './care/CareLoginPage')).CareLoginPage,
    }),
  },
};
