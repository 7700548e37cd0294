// Service worker of the mock network. Scripts, styles, fonts and pictures of the workshop's own server pass it by: through
// the mock network, each would wait for the main thread of the page that needs it.
const FILES = new Set(["font", "image", "script", "style", "worker"]);

addEventListener("fetch", (event) => {
  const { destination, url } = event.request;
  // Without an answer from a listener, the browser requests the file itself.
  if (FILES.has(destination) && new URL(url).origin === location.origin) event.stopImmediatePropagation();
});

importScripts("mockServiceWorker.js");
