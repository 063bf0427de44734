import type { ClientConfig } from '@dialogwerk/shared/contract';
import { accentTones } from '@dialogwerk/shared/dialog/messenger';

/** How the pages look beside what all pages of this kind have; the rest is the messenger's. */
const rules = `
.dw-hidden { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.head { display: flex; align-items: center; gap: 0.75rem; }
.head .avatar { inline-size: 2.5rem; block-size: 2.5rem; border-radius: 50%; object-fit: cover; }
.head .logo { flex: none; max-inline-size: min(40%, 10.875rem); max-block-size: 2.5rem; object-fit: contain; }
.dw .head h1 { font-size: 1.125rem; }
.head p { font-size: 0.875rem; }
.way { display: grid; gap: 0.25rem; font-size: 0.875rem; }
.way progress { inline-size: 100%; block-size: 0.5rem; accent-color: var(--dw-strong); }
.dw summary { inline-size: fit-content; min-block-size: 1.75rem; color: var(--dw-strong); cursor: pointer; }
.dw details .dw-log { margin-block-start: 0.5rem; }
.dw .dw-bubble { margin-block-end: 0.5rem; }
.dw .dw-bubble > * + * { margin-block-start: 0.5rem; }
.dw .dw-bubble > .dw-hidden + * { margin-block-start: 0; }
.dw .typed { white-space: pre-line; }
.dw .dw-user { margin-inline-start: auto; border-color: var(--dw-reply-line); border-end-start-radius: 1.125rem; border-end-end-radius: 0.375rem;
  background: var(--dw-accent); color: var(--dw-accent-ink); }
.dw .dw-user a { color: inherit; }
.dw .change { display: block; padding-block: 0.25rem; font-size: 0.875rem; }
.dw .marker { margin-block-end: 0.5rem; color: var(--dw-soft); font-size: 0.875rem; text-align: center; }
.dw form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
form > .button { justify-self: start; }
.dw-hint { color: var(--dw-soft); font-size: 0.9375rem; }
.dw-choices, .items { display: grid; gap: 0.5rem; }
.dw .items { padding: 0; list-style: none; }
.dw-choice { display: flex; align-items: center; gap: 0.75rem; min-block-size: 3rem; padding: 0.625rem 1rem; border: 1.5px solid var(--dw-edge);
  border-radius: 0.875rem; background: var(--dw-paper); line-height: 1.35; cursor: pointer; }
.dw-choice:has(:checked) { border-color: var(--dw-strong); box-shadow: inset 0 0 0 1.5px var(--dw-strong); }
.dw-choice:has(:focus-visible) { outline: 3px solid var(--dw-strong); outline-offset: 2px; }
.dw .dw-choice :focus-visible { outline: none; }
.dw-choice input { flex: none; inline-size: 1.25rem; block-size: 1.25rem; margin: 0; accent-color: var(--dw-strong); }
.dw-na { border-style: dashed; }
.dw-short-scale { grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr)); }
.dw-short-scale > :has(.dw-na) { grid-column: 1 / -1; }
.option-picture { display: block; max-inline-size: 100%; max-block-size: 12rem; border-radius: 0.625rem; }
.line { inline-size: 100%; min-block-size: 3rem; padding: 0.5rem 0.875rem; border: 1.5px solid var(--dw-edge); border-radius: 0.75rem;
  background: var(--dw-paper); color: inherit; font: inherit; }
.line[aria-invalid] { border-color: var(--dw-error); }
.covered { -webkit-text-security: disc; }
.share { max-inline-size: 10rem; }
.beside { display: grid; gap: 0.25rem; }
.item { display: grid; grid-template-columns: minmax(0, 1fr) minmax(6rem, auto); align-items: center; gap: 0.75rem; }
.dw form:has(.map) > .problem { order: -3; }
.dw form:has(.map) > .dw-hint { order: -2; }
.map { order: -1; max-inline-size: none; border: 1.5px solid var(--dw-edge); border-radius: 0.625rem; }
.dw .problem { padding-inline-start: 0.625rem; border-inline-start: 4px solid currentcolor; }
.notice { padding: 0.75rem 1rem; border: 1.5px solid var(--dw-edge); border-radius: 0.875rem; background: var(--dw-paper); }
.main-button { border-color: var(--dw-accent); background: var(--dw-accent); color: var(--dw-accent-ink); }
.languages { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; font-size: 0.9375rem; }
.languages .button { display: inline-flex; align-items: center; padding-block: 0.25rem; text-decoration: none; }
.foot { margin-block-start: 1rem; padding-block-start: 0.75rem; border-block-start: 1px solid var(--dw-line); }
.dw .foot ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
.foot a { display: inline-block; padding-block: 0.5rem; }
.code { white-space: nowrap; font-size: 1.25rem; font-weight: 650; letter-spacing: 0.06em; }
.test { padding: 0.25rem 1rem; background: #6b3a00; color: #fff; font-weight: 600; text-align: center; }
@media (forced-colors: active) { .dw-choice:has(:checked) { outline: 3px solid Highlight; } }
`;

/** The rules of a dialog's pages, in the colour that its author has chosen. */
export function plainLook({ config }: Pick<ClientConfig, 'config'>): string {
  const { accent, ink, onLight, onDark } = accentTones(config.accent_color);
  const tones = `--dw-accent: ${accent}; --dw-accent-ink: ${ink}; --dw-accent-on-light: ${onLight}; --dw-accent-on-dark: ${onDark};`;
  return `.dw { ${tones} }${rules}`;
}
