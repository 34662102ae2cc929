// A package's connection with a part of the common code, in the version that it was built with. Brings the singletons of the page, from
// the share scope, to where the common code finds them: the first package on a page does it for all.
'use strict';

const shared = (globalThis[Symbol.for('detour.shared')] ??= {});
shared['react'] ??= require('react');
shared['react/jsx-runtime'] ??= require('react/jsx-runtime');
shared['react-dom'] ??= require('react-dom');
shared['react-dom/client'] ??= require('react-dom/client');
shared['@emotion/cache'] ??= require('@emotion/cache');
shared['@emotion/react'] ??= require('@emotion/react');
shared['@emotion/react/jsx-runtime'] ??= require('@emotion/react/jsx-runtime');
shared['react-intl'] ??= require('react-intl');

// `common-link-loader.cjs` writes the name.
const common = globalThis[COMMON_GLOBAL];
if (!common) throw new Error('The common code was not loaded: ' + COMMON_GLOBAL);
module.exports = { all: common() };
