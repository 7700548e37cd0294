/** What updates itself, as a `ServiceWorkerRegistration` does. */
interface Updatable {
  update: () => Promise<unknown>;
}

/**
 * Makes a failed update of a service worker resolve: the worker that is there goes on. MSW starts an update at each page
 * load without waiting for it, and the page before may just be taking its registration back ("Not found"), which would
 * be an error of the story that loads.
 * @param prototype `ServiceWorkerRegistration.prototype`
 */
export function tolerateFailedUpdates(prototype: Updatable): void {
  const { update } = prototype;
  prototype.update = function (this: Updatable) {
    return update.call(this).catch(() => this);
  };
}
