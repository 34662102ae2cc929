// Writes the global of a part of the common code into `common-link.cjs?PART`.
'use strict';

module.exports = function commonLinkLoader(source) {
  const { globals } = this.getOptions();
  return source.replaceAll('COMMON_GLOBAL', JSON.stringify(globals[this.resourceQuery.slice(1)]));
};
