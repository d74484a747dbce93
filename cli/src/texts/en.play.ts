// The words of a terminal match, in English.
export const enPlay = {
  playAbout: 'play in the terminal, against a person beside you or a bot',
  playSide: (side: string) => `who plays ${side}: human, human:NAME or bot:LEVEL`,
  playRecord: 'keep the match in this file; if it holds an unfinished match, that match is resumed',
  playSeed: 'dice from this seed instead of fair ones, for tests and studies',
  playNoGame: 'Which game? Name one, or open a record with --record.',
  playWhichGame: 'Which game?',
  playWhichScenario: 'Which scenario?',
  playWho: (side: string) => `${side}: who plays this side?`,
  playPerson: 'a person at this terminal',
  playBot: (level: string) => `the machine, ${level}`,
  playBadPlayer: (side: string, text: string) =>
    `For ${side} give human, human:NAME or bot:LEVEL, not “${text}”.`,
  playNoSeat: (side: string) => `Nobody plays ${side} in this match.`,
  playOtherGame: (path: string, game: string) => `${path} is a match of ${game}.`,
  playExcerpt: (path: string) =>
    `${path} holds what one side may know; it can be read, not played on.`,
  playRefusedLine: (path: string, line: number, why: string) => `${path}, line ${line}: ${why}`,
  playResumed: (path: string, lines: number) =>
    `Resuming the match in ${path} after ${lines === 1 ? 'one line' : `${lines} lines`}.`,
  playLostSeed:
    'The seed of this match’s fair dice is not on this machine: from here on nobody can check the dice.',
  playFair: (commitment: string) =>
    `Fair dice: the seed is fixed and its SHA-256 is ${commitment}. The record will hold the seed when the match is over.`,
  playSeeded: (seed: string) => `Dice from the seed ${seed}.`,
  playHint: 'Type a number, or help.',
  playYou: 'you',
  playByRules: 'played by the rules',
  playMachine: (level: string) => `the machine, ${level}`,
  playPair: (name: string, value: string) => `${name}: ${value}`,
  playWhoDid: (who: string) => `${who}:`,
  playTurn: (turn: number) => `Turn ${turn}`,
  playYourDecision: (side: string) => `${side}, your decision`,
  playHandOver: (side: string) => `Hand over to: ${side}. Nobody else should look now.`,
  playPressEnter: 'Press Enter when you are at the screen.',
  playThinking: (side: string) => `${side}: the machine is thinking…`,
  playMany: (shown: number, all: number) =>
    `${shown} of ${all} choices; type a few letters to find the others.`,
  playCosts: (act: string) => `${act}? Before you go on:`,
  playMoreCosts: (count: number) =>
    count === 1 ? 'and one more thing' : `and ${count} more things`,
  playAnyway: (line: string) => `To do it anyway, type it again: ${line}`,
  playCut: (left: string) =>
    `That showed something new, so your move ended there. Not played: ${left}`,
  playNoMatch: (text: string) => `No choice contains “${text}”. To learn why, type: why ${text}`,
  playAmbiguous: (text: string) => `Several choices contain “${text}”:`,
  playOutOfRange: (number: number, most: number) =>
    `There is no choice ${number}; they go from 1 to ${most}.`,
  playLegal: 'That is legal now.',
  playNotNotation: (text: string) => `“${text}” cannot be played now.`,
  playLater: (question: string) => `That comes later, when this is asked: ${question}`,
  playNearestLegal: (text: string) => `The nearest legal line: ${text}`,
  playInstead: (text: string) => `Legal instead: ${text}`,
  playWhyUsage: 'why LINE says why a line is refused, for example: why attack Summa',
  playOddsUsage: 'odds N shows what choice N leads to.',
  playNoClause: (id: string) => `The rulebook has no clause ${id}.`,
  playNoRulebook: 'This game has no rulebook in this language yet.',
  playFight: (attacker: string, defender: string, column: string | undefined) =>
    `${attacker} against ${defender}${column === undefined ? '' : `: ${column}`}`,
  playNoMap: 'This game has no map in the terminal.',
  playNobody: 'No unit is on the map yet.',
  playNoPlan: 'You have not decided anything yet that can be taken back.',
  playAskedNow: 'What is asked now:',
  playReady: (names: string) => `Ready-made: ${names}. To take one, type for example: ready 1`,
  playNoReady: 'Nothing is ready-made for this question.',
  playOrderUsage:
    'order turn passes in questions like this one until the turn ends, order always until order none',
  playOrderTurn: 'Questions like this one are passed until the turn ends; order none calls it off.',
  playOrderAlways: 'Questions like this one are passed; order none calls it off.',
  playOrderNone: 'Every question is asked again.',
  playOrderNothing: 'This question cannot be passed.',
  playNoCard: (name: string) => `No card is called “${name}”.`,
  playNoPlace: (name: string) => `There is no “${name}” on the map.`,
  playWhereUsage: 'where NAME finds a unit or a place, for example: where Viipuri',
  playNoCards: 'This game has no cards.',
  playNoTracks: 'This game has no tables beside its map.',
  playUndone: 'Taken back.',
  playSaved: (path: string) => `Saved in ${path}`,
  playOpenAgain: (path: string) => `motti play --record ${path} resumes it.`,
  playNothingYet: 'Nothing has been played yet.',
  playSecret: '(secret)',
  playDice: 'Dice',
  playOver: 'The match is over.',
  playSeedShown: (seed: string) => `The seed of the dice was ${seed}.`,
  playVerify: (path: string) => `motti verify ${path} checks every die and every rule.`,
  playInterrupted: 'Stopped.',
  playHelp: `  3             choose number 3; a line of notation or a few letters of a choice will do too
  1 4 2*3       choose several at once: 1, 4, and three times 2
  ?             what is asked, the rule behind it, and how the numbers are made
  odds 3        what choice 3 leads to
  why LINE      why a line is refused; your own words will do: why attack summa
  rule CLAUSE   a clause of the rulebook, with its table
  front         the whole front; a question shows only what has changed
  map [PLACE]   the map around a place, or around the question
  units [WHERE] who stands where; of a region or a side alone
  where NAME    a unit or a place
  ready N       take a ready-made set-up; change what you like afterwards
  order turn    pass in questions like this one until the turn ends; always, none
  plan          what you have decided so far and can still take back
  cards [NAME]  the cards in your hand, or any card of that name
  tracks        the tables beside the map
  log [N]       the last lines
  undo          take back your last line, if nothing has become known since
  save [FILE]   save the match
  quit          save and leave`,
  oddsCertain: 'certain: no dice before the next decision',
  oddsExact: (ways: string) => `exact, ${ways} ways`,
  oddsSampled: (count: string) => `estimated from ${count} samples`,
};
