export { BuyerFields, type BuyerFieldsProps } from './BuyerFields';
export { fieldIdOf, type BuyerWords } from './buyer-words';
export {
  buyerFields,
  createDraftStore,
  draftLife,
  type BuyerField,
  type CheckoutDraft,
  type DraftStore,
  type OrderAttempt,
} from './checkout-draft';
export { countryOptions } from './country-options';
export { createKey } from './create-key';
export { buyerOfAccount, fillBlanks } from './fill-blanks';
export { payByWallet, sandboxWallet, type WalletFailure, type WalletStep } from './pay-by-wallet';
export { placeOrder, type OrderFailure } from './place-order';
export type { OrderPort, OrderServices } from './order-port';
export { useBuyerForm, type BuyerForm } from './useBuyerForm';
export { WalletButton, type WalletButtonProps } from './WalletButton';
