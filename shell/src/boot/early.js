// Inline, in the head of each page: what must happen before the first paint. It is minified at startup.
(function early() {
  var hash = location.hash;
  // Removes a payment secret from the URL before any request or report. The server normally redirects it away; this covers pages
  // from a cache or another server.
  var search = location.search.replace(/[?&][^&=]*_client_secret=[^&]*/g, '');
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search.replace(/^&/, '?') + hash);
  // Runs before the first paint: with criteria in the hash the default content never shows (a fragment without "=" is an element
  // id).
  if (hash.indexOf('=') > 0) document.documentElement.setAttribute('data-criteria', '');
  // A gift is open in this browser: the page reserves the height of its bar (shell/src/host/gift-mark.ts).
  if (/(?:^|; *)(?:__Host-)?gift_open=[^;]/.test(document.cookie))
    document.documentElement.setAttribute('data-gift', '');
})();
