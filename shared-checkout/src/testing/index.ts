export {
  accountAnswers,
  accountFixture,
  addressFixture,
  officeFixture,
  signInCookie,
} from './account.fixture';
export { buyerFixture, draftedAt, draftFixture } from './buyer.fixture';
export { orderResponseFixture, orderUUID } from './order.fixture';
export { approvedWallets, installFakeStripe, type FakeStripe } from './fake-stripe';
