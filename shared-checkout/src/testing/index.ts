export { accountAnswers, accountFixture, addressFixture, signInCookie } from './account.fixture';
export { buyerFixture, draftedAt, draftFixture } from './buyer.fixture';
export { orderResponseFixture, orderUUID } from './order.fixture';
