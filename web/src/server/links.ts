// Links to seats: `/match/ID#TOKEN`. What stands after `#` never reaches a server's log.

export interface SeatLink {
  readonly id: string;
  readonly token: string;
}

const LINK = /\/match\/([A-Za-z0-9_-]{8,32})(?:\?game=[a-z-]+)?#([A-Za-z0-9_-]{43})\s*$/;

/** The match and the secret of a link that was pasted; `undefined` when it is none. */
export function parseSeatLink(link: string): SeatLink | undefined {
  const found = LINK.exec(link.trim());
  return found ? { id: found[1]!, token: found[2]! } : undefined;
}

/** With the game, so that whoever is sent the link sees what it is before they open it. */
export const seatLink = (id: string, token: string, game: string): string =>
  `${location.origin}/match/${id}?game=${game}#${token}`;
