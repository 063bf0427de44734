import { escapeHtml } from '../../escapeHtml.ts';
import { doorTexts } from './texts.ts';

/** How the form looks; part of the pages that have it alone, so that no respondent's page carries it. */
export const passwordFormStyle = `
.door { display: grid; gap: 0.5rem; max-inline-size: 24rem; margin: 1rem 0; }
.door label { font-weight: 600; }
.door p { margin: 0; }
.door small { color: var(--dw-soft); font-size: 0.875rem; }
.door input, .door button { box-sizing: border-box; min-block-size: 2.75rem; padding: 0.5rem 0.875rem; border: 1.5px solid var(--dw-edge);
  border-radius: 0.875rem; background: var(--dw-paper); color: inherit; font: inherit; }
.door button { justify-self: start; padding-inline: 1.5rem; border-color: var(--dw-strong); border-radius: 1.375rem; color: var(--dw-strong);
  font-weight: 600; cursor: pointer; }
.door [role='alert'] { padding-inline-start: 0.625rem; border-inline-start: 4px solid #b3261e; }
.door :focus-visible { outline: 3px solid var(--dw-strong); outline-offset: 2px; }
`;

/** Asks for a dialog's password; needs no script and leads back to the address that it stands at. */
export function passwordForm(problem: string | null, language: string): string {
  const texts = doorTexts(language);
  const wrong = problem === null ? '' : `<p id="door-problem" role="alert">${escapeHtml(problem)}</p>`;
  const described = problem === null ? 'door-hint' : 'door-problem door-hint';
  const invalid = problem === null ? '' : ' aria-invalid="true"';
  return `<form class="door" method="post">
    <label for="door-password">${texts.passwordLabel}</label>
    <input id="door-password" name="password" type="password" required maxlength="200" autocomplete="current-password" autocapitalize="none" spellcheck="false" aria-describedby="${described}"${invalid}>
    ${wrong}<button>${texts.passwordSend}</button>
    <p id="door-hint"><small>${texts.passwordHint}</small></p>
  </form>`;
}
