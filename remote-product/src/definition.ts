import type { RemoteDefinition } from '@detour/shared-ui/remote';
import { ConfirmationPage } from './confirmation/ConfirmationPage';
import { hotelPage } from './hotel/hotel-page.routes';
import { LookupPage } from './lookup/LookupPage';
import { PaymentPage } from './payment/PaymentPage';
import { privatePage } from './private-page.routes';
import { stayPage } from './stay/stay-page.routes';
import { SummaryPage } from './summary/SummaryPage';

export const definition: RemoteDefinition = {
  remote: 'remote-product',
  styleKey: 'product',
  pages: {
    product: stayPage,
    hotel: hotelPage,
    summary: privatePage('checkout.title', SummaryPage),
    payment: privatePage('payment.title', PaymentPage),
    confirmation: privatePage('confirmation.title', ConfirmationPage),
    'booking-lookup': privatePage('lookup.title', LookupPage),
  },
};
