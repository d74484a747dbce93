// E-mail, where an SMTP server is configured. Plain text only: nothing in a name can become markup.
import { createRequire } from 'node:module';
import type { Smtp } from '../config.ts';
import type { Mailer } from './notices.ts';

interface Nodemailer {
  createTransport(url: string): {
    sendMail(mail: { from: string; to: string; subject: string; text: string }): Promise<unknown>;
  };
}

export function mailerOf({ url, from }: Smtp): Mailer {
  const { createTransport } = createRequire(import.meta.url)('nodemailer') as Nodemailer;
  const transport = createTransport(url);
  return {
    send: async (to, notice) => {
      const text = `${notice.body}\n\n${notice.url}\n`;
      await transport.sendMail({ from, to, subject: notice.title, text });
    },
  };
}
