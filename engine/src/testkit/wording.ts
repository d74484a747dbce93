// The law of words: whatever can be asked, done, refused or happen, both languages have a sentence for it.
import { checkTurn } from '../action.ts';
import { type AnyGame, type GameEvent, LOCALES, type Setup } from '../contract.ts';
import { refusalText } from '../words.ts';
import { asked, attempts, type Law } from './laws.ts';

const everythingHasWords: Law = (moment) => {
  const { game, setup, state, decision, random } = moment;
  const said: [string, string][] = [];
  for (const locale of LOCALES) {
    const texts = game.texts(locale, setup);
    if (decision.kind === 'over') said.push(['result', texts.result(decision)]);
    else if (decision.kind === 'choose') {
      said.push(['waiting', texts.waiting(decision.ask, decision.sides)]);
      for (const side of asked(decision)) {
        said.push(['prompt', texts.prompt(decision.ask, side)]);
        const choices = game.choices(state, side);
        const action = choices[random(choices.length)]!;
        said.push([`action ${action.kind}`, texts.action(action)]);
        for (const tried of attempts(moment)) {
          const refusal = checkTurn(decision, side) ?? game.check(state, side, tried);
          if (refusal)
            said.push([`refusal ${refusal.code}`, refusalText(game, refusal, locale, setup)]);
        }
      }
    }
    for (const [name, breakdown] of Object.entries(game.breakdowns(state))) {
      said.push([`name ${name}`, texts.name(name)]);
      for (const line of breakdown.lines) said.push([`term ${line.label}`, texts.term(line.label)]);
    }
    for (const gauge of Object.keys(game.gauges(state)))
      said.push([`name ${gauge}`, texts.name(gauge)]);
  }
  return firstSpeechless(said);
};

/** What an event lacks in words. */
export function speechlessEvent(
  game: AnyGame,
  setup: Setup,
  events: readonly GameEvent[],
): string | undefined {
  return firstSpeechless(
    LOCALES.flatMap((locale) =>
      events.map((event): [string, string] => [
        `event ${event.kind}`,
        game.texts(locale, setup).event(event),
      ]),
    ),
  );
}

function firstSpeechless(said: readonly [string, string][]): string | undefined {
  const found = said.find(([, text]) => !text || /\bundefined\b|\bNaN\b|\[object /.test(text));
  return found && `${found[0]} reads “${found[1]}”`;
}

export const WORD_LAWS: Readonly<Record<string, Law>> = {
  'words for everything': everythingHasWords,
};
