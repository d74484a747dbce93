// Builds src/board/symbols.svg, the sprite of unit symbols. Run by hand when a symbol is added: node web/scripts/build-symbols.mjs
//
// milsymbol draws for 150 units and thin lines that vanish on a counter; here its frame is dropped (a counter draws its own box),
// every line gets the weight that is right at 19 of 40 units, and colours become those of the counter.
import { writeFileSync } from 'node:fs';
import milsymbol from 'milsymbol';

const SYMBOLS = {
  infantry: 'SFGPUCI----',
  motorised: 'SFGPUCIM---',
  cavalry: 'SFGPUCRC---',
  reconnaissance: 'SFGPUCR----',
  armour: 'SFGPUCA----',
  mechanised: 'SFGPUCIZ---',
  artillery: 'SFGPUCF----',
  antitank: 'SFGPUCAA---',
  airborne: 'SFGPUCIA---',
  engineer: 'SFGPUCE----',
  ski: '10031000001211000042',
  border: '10031000001211000003',
};

const BOX = { left: 25, top: 50, width: 150, height: 100 }; // milsymbol's frame of a friendly unit
const LINE = (1.05 * 150) / 19; // 1.05 of 40 units, when the box is 19 wide

function inner(sidc) {
  const svg = new milsymbol.Symbol(sidc, {
    size: 100,
    fill: false,
    frame: true,
    monoColor: 'black',
    outlineWidth: 0,
  }).asSVG();
  return svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<path d="M25,50[^>]*?(?:\/>|><\/path>)/, '')
    .replace(/stroke-width="[\d.]+"/g, `stroke-width="${LINE.toFixed(1)}"`)
    .replace(/stroke="black"/g, 'stroke="currentColor"')
    .replace(/fill="black"/g, 'fill="currentColor"')
    .replace(/ ?stroke-dasharray="[^"]*"/g, '')
    .replaceAll('></path>', '/>');
}

const { left, top, width, height } = BOX;
const symbols = Object.entries(SYMBOLS).map(
  ([name, sidc]) =>
    `<symbol id="symbol-${name}" viewBox="${left} ${top} ${width} ${height}">${inner(sidc)}</symbol>`,
);
// A headquarters has no sign of its own: an empty box with a dark top third.
symbols.push(
  `<symbol id="symbol-headquarters" viewBox="${left} ${top} ${width} ${height}"><path d="M25,50H175V84H25Z" fill="currentColor"/></symbol>`,
);

const sprite = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
writeFileSync(new URL('../src/board/symbols.svg', import.meta.url), sprite);
console.log(`${symbols.length} symbols, ${sprite.length} bytes`);
