/** The part of a URL from `?` or `#` on. It may contain visitor input or a token. */
const afterPath = /((?:https?:\/\/|\/)[^\s?#"'<>()]*)[?#][^\s"'<>()]*/gi;
/** Random values are long and unbroken, unlike words of a message. */
const secretWord = /[\w-]{24,}(?:\.[\w-]{16,})*/g;
const voucherCode = /\bDTR(?:[-\s]?[0-9A-Z]{4}){4}\b/gi;

/** Removes query strings, fragments, random values and voucher codes from error text before it is logged or reported. */
export const withoutSecrets = (text: string): string =>
  text.replace(afterPath, '$1').replace(voucherCode, '[code]').replace(secretWord, '[secret]');
