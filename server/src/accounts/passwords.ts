// Which passwords are none: those that everybody tries first.
import { skeletonOf } from './names.ts';

/** The beginnings of what is used most, without the figures and signs that people put after them. */
const COMMON = new Set(
  `password passwort motdepasse salasana parola contrasena senha wachtwoord haslo lozinka heslo
  qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc poiuytrewq
  iloveyou loveyou jetaime teamo letmein welcome bienvenue willkommen tervetuloa sunshine princess princesa dragon monkey football
  baseball basketball soccer hockey superman batman spiderman pokemon starwars naruto minecraft roblox master shadow michael jordan
  jennifer jessica ashley charlie daniel andrew thomas nicole hunter killer trustno whatever freedom computer internet samsung google
  facebook youtube microsoft windows admin administrator root guest test testtest tester changeme default secret login access abc abcd
  abcdef abcdefg abcdefgh aaaaaa zzzzzz doudou marseille soleil bonjour coucou chouchou camille nicolas vaikea perkele kissa koira suomi
  finland helsinki motti talvisota winterwar wargame wargames russia moscow stalin mannerheim liverpool chelsea arsenal manchester
  barcelona realmadrid juventus ferrari mustang harley corvette cookie chocolate butterfly flower summer winter autumn spring
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november
  december hello helloworld hellohello passw pass password password password blink fuckyou asshole pussy jesus christ blessed angel
  matrix merlin phoenix thunder tigger yellow orange purple silver golden diamond banana cheese pepper ginger buster maggie`
    .split(/\s+/)
    .map(skeletonOf),
);

/** Runs of keys or figures, there and back. */
const RUNS = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const BACK = RUNS.map((run) => [...run].reverse().join(''));

/** Fewer different signs than this are soon tried. */
const DIFFERENT = 5;

/** Would it be among the first that somebody tries for this name? */
export function isCommonPassword(password: string, name: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  if (new Set(typed).size < DIFFERENT) return true;
  if ([...RUNS, ...BACK].some((run) => run.includes(typed))) return true;
  if (/^\d+$/.test(typed)) return true;
  const core = skeletonOf(typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  const own = skeletonOf(name);
  return core === own || COMMON.has(core) || COMMON.has(halved(core));
}

/** "passpass" is "pass". */
const halved = (text: string): string => {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
};
