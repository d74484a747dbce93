// Web push. The keys are made once and kept in the store; what is sent is encrypted for the one browser.
import type { Agent } from 'node:https';
import { createRequire } from 'node:module';
import type { Store } from '../store/store.ts';
import type { Pusher } from './notices.ts';

interface WebPush {
  generateVAPIDKeys(): { publicKey: string; privateKey: string };
  sendNotification(
    to: { endpoint: string; keys: { p256dh: string; auth: string } },
    payload: string,
    options: {
      vapidDetails: { subject: string; publicKey: string; privateKey: string };
      TTL: number;
      topic?: string;
      timeout: number;
      agent?: Agent;
    },
  ): Promise<unknown>;
}

const DAY = 86_400;
/** The push service's words for "nobody is there any more". */
const GONE = [404, 410];

/** `agent`: another way to the push services than straight on. */
export async function pusherOf(store: Store, contact: string, agent?: Agent): Promise<Pusher> {
  const webPush = createRequire(import.meta.url)('web-push') as WebPush;
  const fresh = JSON.stringify(webPush.generateVAPIDKeys());
  const keys = JSON.parse(await store.setting('vapid', fresh)) as {
    publicKey: string;
    privateKey: string;
  };
  return {
    publicKey: keys.publicKey,
    send: async ({ endpoint, p256dh, auth }, notice) => {
      try {
        await webPush.sendNotification(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(notice),
          {
            vapidDetails: { subject: contact, ...keys },
            TTL: DAY,
            timeout: 10_000,
            ...(agent ? { agent } : {}),
          },
        );
        return 'sent';
      } catch (error) {
        if (GONE.includes((error as { statusCode?: number }).statusCode ?? 0)) return 'gone';
        throw error;
      }
    },
  };
}

/** The push services of the browsers that exist. A subscription anywhere else would make us knock at strange doors. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  return SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}
