// The look of a report: paper and ink, light and dark by the reader's system, print included.
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f1e4, #211f1b);
  --paper-2: light-dark(#eee6d3, #2a2722);
  --ink: light-dark(#27231d, #ede4cf);
  --ink-2: light-dark(#5c5445, #b9ae97);
  --ink-3: light-dark(#74695a, #978d79);
  --rule: light-dark(#c3b696, #4c463a);
  --rule-2: light-dark(#d8cdb3, #3b362d);
  --red: light-dark(#9e2f25, #e0766a);
  --blue: light-dark(#1f4f82, #86b3de);
  --violet: light-dark(#6b3c7d, #c39ad3);
  --green: light-dark(#3f6b3a, #8db885);
  --grey: light-dark(#5c5445, #b9ae97);
  --serif: "Old Standard TT", "Bodoni MT", Didot, "Century Schoolbook", Georgia, serif;
  --sans: "Fira Sans", "Segoe UI", system-ui, sans-serif;
  --condensed: "Fira Sans Condensed", "Roboto Condensed", "Arial Narrow", "Fira Sans", sans-serif;
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 20px 52px 24px; max-width: 1500px; background: var(--paper); color: var(--ink);
  font: 400 15px/1.45 var(--sans); font-variant-numeric: lining-nums tabular-nums;
}
h1, h2, .brand, .figure { font-family: var(--serif); font-weight: 700; margin: 0; }
.brand { font-size: 24px; }
.brand i { font-weight: 400; font-size: 17px; color: var(--ink-2); margin-left: 12px; }
header { display: flex; justify-content: space-between; gap: 40px; align-items: end; padding: 18px 0 22px;
  border-bottom: 4px double var(--ink-2); margin-bottom: 22px; }
h1 { font-size: 36px; line-height: 1.15; }
header p { margin: 10px 0 0; color: var(--ink-2); max-width: 62em; }
.verdict { text-align: right; flex: none; }
.figure { font-size: 54px; line-height: 1; white-space: nowrap; }
.verdict p { margin: 8px 0 0; max-width: 22em; margin-left: auto; }
main { display: grid; grid-template-columns: minmax(300px, 4fr) minmax(420px, 9fr); gap: 8px 64px; align-items: start; }
.column { display: grid; gap: 30px; align-content: start; min-width: 0; }
.pair { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 26px 40px; align-items: start; }
section { min-width: 0; }
h2 { font-size: 18.5px; line-height: 1.2; }
.note { font: italic 400 14.5px/1.4 var(--serif); color: var(--ink-2); margin: 2px 0 10px; }
svg { display: block; overflow: visible; }
text { font: 400 13.5px var(--sans); fill: var(--ink); }
.name { font-weight: 600; }
.name.plain { font-weight: 400; font-size: 14px; }
.value, .over { font-weight: 600; }
.over { font-size: 12px; font-family: var(--condensed); }
.tick { font: 500 12px var(--condensed); fill: var(--ink-2); }
.label { font-weight: 600; }
.grid { stroke: var(--rule-2); }
.base, .half { stroke: var(--ink-2); }
.side-0 { --mark: var(--red); } .side-1 { --mark: var(--blue); } .side-2 { --mark: var(--violet); }
.side-3 { --mark: var(--green); } .nobody { --mark: var(--grey); }
.dot { fill: var(--paper); stroke: var(--mark); stroke-width: 2.4; }
.interval { stroke: var(--mark); stroke-width: 3.4; }
.bar, .solid { fill: var(--mark); }
.band { fill: var(--mark); opacity: .13; }
.median { fill: none; stroke: var(--mark); stroke-width: 2.4; }
.label, .figure, .more { fill: var(--mark); color: var(--mark); }
.more { font: italic 400 14px var(--serif); }
.sides { display: flex; justify-content: space-between; max-width: 340px; }
details { margin-top: 26px; border-top: 1px solid var(--rule); padding-top: 10px; }
summary { cursor: pointer; font: 700 18.5px var(--serif); }
.tables { display: flex; flex-wrap: wrap; gap: 20px 52px; margin-top: 12px; }
table { border-collapse: collapse; font-size: 13px; }
caption { text-align: left; font-weight: 600; padding: 6px 0; }
th, td { text-align: right; padding: 3px 0 3px 18px; border-bottom: 1px solid var(--rule-2); font-weight: 400; }
th { color: var(--ink-2); font-family: var(--condensed); font-weight: 500; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
footer { display: flex; justify-content: space-between; flex-wrap: wrap; gap: 6px 40px; margin-top: 30px;
  border-top: 1px solid var(--rule); padding-top: 10px; color: var(--ink-2); font-size: 13.5px; }
code { font: 600 13px var(--condensed); color: var(--ink); overflow-wrap: anywhere; }
@media (max-width: 1080px) { main { grid-template-columns: minmax(0, 1fr); gap: 30px; } }
@media (max-width: 760px) {
  body { padding: 14px 18px; } header { display: block; } .verdict { text-align: left; margin-top: 18px; }
  .verdict p { margin-left: 0; } .pair { grid-template-columns: minmax(0, 1fr); } h1 { font-size: 28px; }
}
@media print { :root { color-scheme: light; } body { padding: 0; } details > * { display: block; } }
`;
