/** Of an address in a text, what follows `?` or `#`: it may hold what a visitor typed, or a token. */
const afterPath = /((?:https?:\/\/|\/)[^\s?#"'<>()]*)[?#][^\s"'<>()]*/gi;
/** Random values are long and unbroken; no word of a message is. */
const secretWord = /[\w-]{24,}(?:\.[\w-]{16,})*/g;
const voucherCode = /\bDTR(?:[-\s]?[0-9A-Z]{4}){4}\b/gi;

/** `?` and `#` with what follows, random values and voucher codes are cut: for every text of an error that is logged or reported. */
export const withoutSecrets = (text: string): string =>
  text.replace(afterPath, '$1').replace(voucherCode, '[code]').replace(secretWord, '[secret]');
