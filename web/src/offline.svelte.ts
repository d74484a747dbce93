// The service worker from the page's side: offline play, a new version.

class Offline {
  /** A newer version has been fetched and waits for the page to be loaded again. */
  updated = $state(false);
  #waiting: ServiceWorker | undefined;

  /** Service workers exist on https and localhost only; without one Motti works as long as there is a network. */
  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // Private windows and careful settings refuse it: then there is no offline play, and nothing else is missing.
    const registering = navigator.serviceWorker.register('/service-worker.js');
    const registration = await registering.catch(() => undefined);
    if (!registration) return;
    const found = (): void => {
      if (!registration.waiting || !navigator.serviceWorker.controller) return;
      this.#waiting = registration.waiting;
      this.updated = true;
    };
    found();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', found);
    });
  }

  takeOver(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.#waiting?.postMessage('take-over');
  }
}

export const offline = new Offline();
