// The service worker from the page's side: offline play, a new version, notices when it is one's turn.
import { api } from './server/api.ts';
import { server } from './server/server.svelte.ts';
import { settings } from './settings.svelte.ts';

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

export const canNotify = (): boolean =>
  'PushManager' in window && 'serviceWorker' in navigator && typeof server.info?.push === 'string';

/** The present subscription of this browser, if any. */
export async function subscription(): Promise<PushSubscription | undefined> {
  if (!canNotify()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks for permission and tells the server where to send; false when the person said no. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: server.info?.push ?? '',
  });
  const { endpoint, keys } = made.toJSON();
  try {
    await api.subscribe({
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      locale: settings.locale,
    });
  } catch (error) {
    // A subscription of which the server knows nothing would only look like one.
    await made.unsubscribe();
    throw error;
  }
  return true;
}

export async function unsubscribe(): Promise<void> {
  const present = await subscription();
  if (!present) return;
  await api.unsubscribe(present.endpoint);
  await present.unsubscribe();
}
