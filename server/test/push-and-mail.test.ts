// Push and mail as they go over the wire: real requests to a push service and a mail server of our own on loopback.
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { Agent } from 'node:https';
import { createRequire } from 'node:module';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { mailerOf } from '../src/notify/mail.ts';
import type { Pusher } from '../src/notify/notices.ts';
import { pusherOf } from '../src/notify/push.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store, StoredPush } from '../src/store/store.ts';
import { type MailServer, mailServer } from './mail-server.ts';

const notice = { title: 'Toy: your turn', body: 'Contre Anaïs.', url: '/match/x', tag: 'x' };

let closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

describe('web push', () => {
  interface Received {
    readonly method: string;
    readonly url: string;
    readonly headers: IncomingHttpHeaders;
    readonly body: Buffer;
  }

  /** A push service that answers with this status, and a pusher whose way leads there. */
  async function service(status: number): Promise<{ pusher: Pusher; received: Received[] }> {
    const received: Received[] = [];
    const http = createHttpServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        received.push({ method, url, headers, body: Buffer.concat(chunks) });
        response.writeHead(status).end();
      });
    });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const { port } = http.address() as AddressInfo;
    // Every address leads to our own service, without TLS: what is looked at is what would be inside it.
    class Loopback extends Agent {
      override createConnection(): Socket {
        return connect(port, '127.0.0.1');
      }
    }
    const agent = new Loopback();
    const store: Store = await openSqlite(':memory:');
    closing.push(
      () => agent.destroy(),
      () => new Promise((resolve) => http.close(resolve)),
      () => store.close(),
    );
    return { pusher: await pusherOf(store, 'mailto:ops@example.org', agent), received };
  }

  /** A browser: its key pair, its secret, and its subscription. */
  function browser() {
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys('base64url');
    const secret = randomBytes(16).toString('base64url');
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
    const to: StoredPush = { endpoint, p256dh, auth: secret, locale: 'en', owner: 'account 1' };
    return { keys, secret, to };
  }

  test('is signed with the server’s key for that push service, and sealed for that browser (RFC 8291, 8292)', async () => {
    const { pusher, received } = await service(201);
    const { keys, secret, to } = browser();
    expect(await pusher.send(to, notice)).toBe('sent');
    const { method, url, headers, body } = received[0]!;
    expect([method, url]).toEqual(['POST', '/wpush/v2/abc']);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });

    const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization!)!;
    expect(key).toBe(pusher.publicKey);
    const [head, claims, signature] = token!.split('.');
    expect(decoded(head!)).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(decoded(claims!)).toMatchObject({
      aud: 'https://updates.push.services.mozilla.com',
      sub: 'mailto:ops@example.org',
    });
    const point = Buffer.from(pusher.publicKey, 'base64url');
    const publicKey = createPublicKey({
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
      format: 'jwk',
    });
    const signed = Buffer.from(`${head}.${claims}`);
    const bytes = Buffer.from(signature!, 'base64url');
    expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(
      true,
    );

    expect(body.includes('your turn')).toBe(false);
    const { decrypt } = createRequire(import.meta.url)('http_ece') as {
      decrypt(data: Buffer, with_: object): Buffer;
    };
    const opened = decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: secret });
    expect(JSON.parse(opened.toString())).toEqual(notice);
  });

  test('a browser that has withdrawn is gone; any other trouble is an error', async () => {
    const gone = await service(410);
    expect(await gone.pusher.send(browser().to, notice)).toBe('gone');
    const broken = await service(503);
    await expect(broken.pusher.send(browser().to, notice)).rejects.toThrow();
  });

  const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
});

describe('mail', () => {
  async function listening(refuse?: string): Promise<MailServer> {
    const server = await mailServer(refuse);
    closing.push(() => server.close());
    return server;
  }

  test('is one message to one address, plain text, with the link', async () => {
    const { url, lines } = await listening();
    await mailerOf({ url, from: 'motti@example.org' }).send('bo@example.org', notice);
    expect(lines.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
      'MAIL FROM:<motti@example.org>',
      'RCPT TO:<bo@example.org>',
    ]);
    const text = lines.join('\n');
    expect(text).toMatch(/^Subject: Toy: your turn$/m);
    expect(text).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(text).toContain('/match/x');
    expect(text).not.toMatch(/text\/html/);
  });

  test('an address that the mail server does not know is an error', async () => {
    const { url } = await listening('RCPT');
    const mailer = mailerOf({ url, from: 'motti@example.org' });
    await expect(mailer.send('nobody@example.org', notice)).rejects.toThrow(/550/);
  });

  test('a title cannot add headers of its own', async () => {
    const { url, lines } = await listening();
    const title = 'Toy\r\nBcc: everybody@example.org';
    await mailerOf({ url, from: 'motti@example.org' }).send('bo@example.org', { ...notice, title });
    expect(lines.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('Bcc:'))).toBe(false);
  });
});
