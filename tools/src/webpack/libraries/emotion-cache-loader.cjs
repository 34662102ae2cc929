// Emotion 11 prefixes declarations and selectors for browsers of 2015: `display: flex` becomes four declarations, in the HTML of each page
// and in each style that a browser compiles.
'use strict';

const plugins = 'var defaultStylisPlugins = [prefixer];';

/** What the browsers of the shop (es2022) still know by a prefix only: Safari up to 16, Chrome up to 119. `-webkit-` is the only one. */
const prefixed =
  '/^(user-select|backdrop-filter|hyphens|box-decoration-break|print-color-adjust|mask(-.*)?)$/';

// A declaration's `props` is its name, `value` all of it; `return` is what is written instead.
const ownPlugins = `
var prefixedNames = ${prefixed};
var defaultStylisPlugins = [function (element) {
  if (element.type === DECLARATION && !element['return'] && prefixedNames.test(element.props))
    element['return'] = '-webkit-' + element.value + element.value;
}];`;

/** Replaces Emotion's prefixes. Fails the build when another Emotion sets them in another way. */
module.exports = function withFewPrefixes(source) {
  if (!source.includes(plugins) || !/import \{[^}]*\bDECLARATION\b[^}]*\} from 'stylis'/.test(source))
    throw new Error(`@emotion/cache no longer contains ${plugins}`);
  return source.replace(plugins, ownPlugins);
};
