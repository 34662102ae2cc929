import type { RemoteDefinition } from '@detour/shared-ui/remote';
import { ContactPage } from './contact/ContactPage';
import { BeneficiaryLoginPage } from './opening/BeneficiaryLoginPage';
import { CareLoginPage } from './opening/CareLoginPage';
import { ProfilePage, TripsPage, WishlistPage } from './opening/AccountPages';
import { SignInPage } from './signin/SignInPage';
import { textPage } from './text-page.routes';

/** @spec ROUTE-007 ROUTE-008 ROUTE-009 */
export const definition: RemoteDefinition = {
  remote: 'remote-account',
  styleKey: 'account',
  pages: {
    signin: textPage('signin', 'signin.title', SignInPage),
    profile: textPage('profile', 'account.profile', ProfilePage),
    trips: textPage('trips', 'account.trips', TripsPage),
    wishlist: textPage('wishlist', 'account.wishlist', WishlistPage),
    contact: textPage('contact', 'contact.title', ContactPage),
    'beneficiary-login': textPage('beneficiary-login', 'beneficiary.title', BeneficiaryLoginPage),
    'care-login': textPage('care-login', 'care.login', CareLoginPage),
  },
};
