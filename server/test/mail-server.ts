// A mail server on loopback that takes what it is given.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export interface MailServer {
  readonly url: string;
  /** Every line that was said to it. */
  readonly lines: string[];
  close(): Promise<void>;
}

/** `refuse`: the command it does not like. */
export async function mailServer(refuse?: string): Promise<MailServer> {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    let rest = '';
    socket.write('220 loopback ESMTP\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const parts = (rest + chunk.toString()).split('\r\n');
      rest = parts.pop()!;
      for (const line of parts) {
        lines.push(line);
        if (inData && line !== '.') continue;
        if (line === '.') inData = false;
        else if (line === 'DATA') inData = true;
        socket.write(answerTo(line));
        if (line === 'QUIT') socket.end();
      }
    });
  });
  const answerTo = (line: string): string => {
    if (refuse && line.startsWith(refuse)) return '550 no\r\n';
    return line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 well\r\n';
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
