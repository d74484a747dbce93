// The time of a server: the clock of the machine when the process began, and from there on what has really passed. Whoever
// sets the machine's clock takes no time from a player, and gives none.
export const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now());
