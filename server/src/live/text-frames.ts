// Messages as the bytes of a websocket (RFC 6455, section 5.2): several at once are one write to the network. The
// library would make two buffers of each and a list of them for every write; at thousands of moves a second that counts.

/** A whole text message, from a server, which does not mask. */
const TEXT = 0x81;

/** These messages, one after the other, as a server sends them. */
export function textFrames(messages: readonly string[]): Buffer {
  const lengths = messages.map((message) => Buffer.byteLength(message));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, n) => sum + headerLength(n) + n, 0));
  let at = 0;
  for (const [i, message] of messages.entries()) {
    at = writeHeader(bytes, at, lengths[i]!);
    at += bytes.write(message, at);
  }
  return bytes;
}

const headerLength = (length: number): number => (length < 126 ? 2 : length < 0x10000 ? 4 : 10);

function writeHeader(bytes: Buffer, at: number, length: number): number {
  bytes[at] = TEXT;
  if (length < 126) bytes[at + 1] = length;
  else if (length < 0x10000) {
    bytes[at + 1] = 126;
    bytes.writeUInt16BE(length, at + 2);
  } else {
    bytes[at + 1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headerLength(length);
}
