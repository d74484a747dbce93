// Links to seats: `/match/ID#TOKEN`. What stands after `#` never reaches a server's log.

export interface SeatLink {
  readonly id: string;
  readonly token: string;
}

const LINK = /\/match\/([A-Za-z0-9_-]{8,32})#([A-Za-z0-9_-]{43})\s*$/;

/** The match and the secret of a link that was pasted; `undefined` when it is none. */
export function parseSeatLink(link: string): SeatLink | undefined {
  const found = LINK.exec(link.trim());
  return found ? { id: found[1]!, token: found[2]! } : undefined;
}

export const seatLink = (id: string, token: string): string =>
  `${location.origin}/match/${id}#${token}`;
