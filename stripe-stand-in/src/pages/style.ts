/** The look of the hosted pages: one column on a phone, order beside form on a wide screen. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f8fa, #14171c);
  --card: light-dark(#ffffff, #1d2129);
  --ink: light-dark(#1a1f36, #eef1f6);
  --ink-2: light-dark(#4f566b, #b4bccb);
  --line: light-dark(#e3e8ee, #323946);
  --line-field: light-dark(#7f8aa0, #7f8aa0);
  --brand: light-dark(#0b5cad, #7fbcff);
  --brand-ink: light-dark(#ffffff, #0b2038);
  --danger: light-dark(#b3261e, #ffb4ab);
  --danger-soft: light-dark(#fdecea, #43211e);
  --good: light-dark(#0f6b45, #7fdcb2);
  --good-soft: light-dark(#e5f6ee, #143527);
  --warn: light-dark(#5f4200, #ffe2a8);
  --warn-soft: light-dark(#fff1cf, #3d3013);
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 400 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif;
}
.banner { padding: 10px 16px; background: var(--warn-soft); color: var(--warn); font-weight: 600; text-align: center; }
main { display: grid; gap: 24px; max-width: 960px; margin: 0 auto; padding: 24px 16px 64px; }
h1, h2, p, dl, dd, ul { margin: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1.0625rem; }
a { color: var(--brand); text-underline-offset: 3px; }
.head { display: grid; gap: 8px; justify-items: start; }
.columns { display: grid; gap: 24px; align-items: start; }
@media (min-width: 800px) { .columns { grid-template-columns: 1fr 1fr; } }
.card { display: grid; gap: 16px; min-width: 0; padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
@media (max-width: 420px) { .card { padding: 18px; } }
.lines { display: grid; gap: 12px; padding: 0; list-style: none; }
.line, .sums > div { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; }
.line > :first-child { flex: 1 1 12rem; min-width: 0; overflow-wrap: anywhere; }
.amount { font-variant-numeric: tabular-nums; white-space: nowrap; }
.small { color: var(--ink-2); font-size: 0.875rem; }
.sums { display: grid; gap: 8px; padding-top: 16px; border-top: 1px solid var(--line); }
.sums .total { font-weight: 700; }
form { display: grid; gap: 16px; }
.field { display: grid; gap: 6px; min-width: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
@media (max-width: 420px) { .pair { grid-template-columns: 1fr; } }
label { font-size: 0.875rem; font-weight: 600; }
input {
  width: 100%; min-height: 46px; padding: 0 12px; border: 1px solid var(--line-field); border-radius: 8px;
  background: var(--card); color: inherit; font: inherit;
}
input[aria-invalid="true"] { border-color: var(--danger); }
.problem { color: var(--danger); font-size: 0.875rem; }
.alert, .done { padding: 12px 14px; border-radius: 8px; }
.alert { background: var(--danger-soft); color: var(--danger); }
.done { background: var(--good-soft); color: var(--good); }
.button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 46px; padding: 8px 20px;
  border: 1px solid var(--line-field); border-radius: 8px; background: var(--card); color: var(--ink); font: inherit;
  font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
}
.button.primary { border-color: var(--brand); background: var(--brand); color: var(--brand-ink); }
.actions { display: flex; flex-wrap: wrap; gap: 12px; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.near { display: flex; flex-wrap: wrap; gap: 0 24px; }
.numbers { font-variant-numeric: tabular-nums; white-space: nowrap; }
details > summary { padding: 8px 0; color: var(--brand); font-weight: 600; cursor: pointer; }
details[open] > summary { margin-bottom: 8px; }
`
