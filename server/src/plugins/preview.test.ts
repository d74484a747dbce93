import { GAMES } from '@motti/catalog';
import { expect, test } from 'vitest';
import { isAddress, withPreview } from './preview.ts';

const PAGE = '<html><head><title>Motti</title></head></html>';
const game = GAMES[0]!;

test.each([
  '/',
  '/?utm=1',
  '/index.html',
  '/match/abcdefgh',
  '/match/abcdefgh?game=x',
  `/game/${game.id}`,
])('%s is an address of the page', (url) => expect(isAddress(url)).toBe(true));
test.each([
  '/some/path',
  '/match',
  '/match/abc',
  '/game/',
  '/game/some-game',
  '/wp-login.php',
  '//',
  '//[',
])('%s is none', (url) => expect(isAddress(url)).toBe(false));

test('a link that names its game shows it, with a picture', () => {
  for (const url of [`/match/abcdefgh?game=${game.id}`, `/game/${game.id}`]) {
    const html = withPreview(PAGE, url, 'https://motti.example');
    expect(html).toContain(`content="https://motti.example/preview/${game.id}.jpg"`);
    expect(html).toContain(game.texts('en').title);
  }
});

test('an address that is no URL has no preview, and breaks nothing', () => {
  expect(withPreview(PAGE, '//[?game=x', 'https://motti.example')).toBe(PAGE);
});

test('whoever has only the address of a match is told nothing of it, nor of a game that is none', () => {
  expect(withPreview(PAGE, '/match/abcdefgh', 'https://motti.example')).toBe(PAGE);
  expect(withPreview(PAGE, '/match/abcdefgh?game="><b>', 'https://motti.example')).toBe(PAGE);
});
