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
  // A visitor who arrives reads from the top: what is below the first view is laid out later (shell/src/frame/shell-css.ts). A
  // reload, Back and an anchor scroll to a place, which needs the height of all blocks above it.
  var entry = performance.getEntriesByType('navigation')[0];
  if (entry && entry.type === 'navigate' && hash === '')
    document.documentElement.setAttribute('data-first-view', '');
  // A gift is open in this browser: the page reserves the height of its bar (shell/src/host/gift-mark.ts).
  if (/(?:^|; *)(?:__Host-)?gift_open=[^;]/.test(document.cookie))
    document.documentElement.setAttribute('data-gift', '');

  // The visitor has not answered the question about cookies (shell/src/host/visitor/consent.ts).
  function asks() {
    try {
      var kept = JSON.parse(localStorage.getItem('consent'));
      return !kept || kept.terms !== 3 || typeof kept.at !== 'number' || Date.now() - kept.at > 15724800000;
    } catch {
      return true;
    }
  }
  if (asks()) document.documentElement.setAttribute('data-asks', '');

  // The last button that was pressed before the code of header, footer and consent banner was there, which repeats the click.
  var pressed = null;
  function hold(event) {
    pressed = event.target.closest('button');
  }
  document.addEventListener('click', hold, true);
  self.detourPressed = function () {
    document.removeEventListener('click', hold, true);
    return pressed;
  };

  // Web fonts, all at once, so that the page is laid out once more and not once for each (shell/src/frame/shell-css.ts).
  function loadFonts() {
    var fonts = getComputedStyle(document.documentElement).getPropertyValue('--web-fonts');
    if (!fonts || !document.fonts) return;
    var loads = fonts.split('|').map(function (font) {
      return document.fonts.load(font);
    });
    Promise.all(loads).then(
      function (loaded) {
        // A font that the page does not declare loads as nothing.
        if (
          loaded.every(function (faces) {
            return faces.length > 0;
          })
        )
          document.documentElement.setAttribute('data-fonts', '');
      },
      function () {},
    );
  }
  document.addEventListener('readystatechange', function parsed() {
    document.removeEventListener('readystatechange', parsed);
    // A reload, and Back from another site: the page is painted at the place that was left (shell/src/navigation/history-entries.ts).
    var left = history.state?.scrollY;
    if (left > 0 && entry && entry.type !== 'navigate' && (hash === '' || hash.indexOf('=') > 0))
      scrollTo(0, left);
    // A page of this shop was open before: they are in the cache.
    if (document.referrer.indexOf(location.origin + '/') === 0) return loadFonts();
    // The message comes after the frame that shows the content.
    requestAnimationFrame(function () {
      var channel = new MessageChannel();
      channel.port1.onmessage = loadFonts;
      channel.port2.postMessage(0);
    });
  });
})();
