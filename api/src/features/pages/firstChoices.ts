import type { DialogData, OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import { respondentTexts, scaleLayout, wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../../escapeHtml.ts';
import { firstLine } from './firstLine.ts';

interface Choice {
  readonly reply: Reply;
  readonly text: string;
}

type Opening = Pick<Exclude<DialogData, { problem: string }>, 'config' | 'firstEntries' | 'firstQuestion'>;
type Wording = ReturnType<typeof respondentTexts>;

/**
 * The choices of the first question as HTML, each with the reply that it stands for, laid out as the messenger lays them
 * out, or the line that it is typed into; '' for a question that needs the messenger. They are hidden until the page's script can take a reply.
 */
export function firstChoices({ config, firstEntries, firstQuestion }: Opening): string {
  // Nothing may move when the messenger follows: it plays pauses, shows media, and offers a reason above the choices.
  const asIs = firstEntries.every(({ pause, media }, place) => !media && (place === 0 || pause === 0));
  if (!firstQuestion || firstQuestion.reason !== null || !asIs) return '';
  const wording = respondentTexts(config.language, config.du_sie);
  // The rest of the page is in the dialog's language.
  const ours = wordingLanguage(config.language);
  const own = ours === config.language ? '' : ` lang="${ours}"`;
  const offered = offeredBy(firstQuestion.input, wording);
  if (!offered) return firstLine(config, firstQuestion);
  const hint =
    offered.hint === null ? '' : `<p class="dw-hint"${own} aria-hidden="true">${escapeHtml(offered.hint)}</p>`;
  const buttons = offered.choices.map(
    ({ reply, text }) =>
      `<button type="button" class="dw-choice${'value' in reply && reply.value === 'na' ? ` dw-na"${own}` : '"'} data-reply="${escapeHtml(JSON.stringify(reply))}">${escapeHtml(text)}</button>`,
  );
  return `<div class="dw-composer first-choices" hidden><div class="dw-reply">${hint}<div role="group" aria-labelledby="first-bubbles" class="dw-choices${offered.layout}">${buttons.join('')}</div></div></div>`;
}

function offeredBy(
  input: OpenQuestion['input'],
  wording: Wording,
): { readonly choices: readonly Choice[]; readonly layout: string; readonly hint: string | null } | null {
  if (input.type === 'single') {
    // The field that opens needs the messenger.
    if (input.other) return null;
    const choices = input.options.map(({ id, text }) => ({ reply: { type: 'single', option_id: id } as const, text }));
    return { choices, layout: '', hint: null };
  }
  if (input.type !== 'likert' && input.type !== 'matrix') return null;
  const replyOf = (value: number | 'na'): Reply =>
    input.type === 'matrix' ? { type: 'matrix', item_id: input.item_id, value } : { type: 'likert', value };
  const points = input.points.map(({ value, label }) => ({ reply: replyOf(value), text: label }));
  return {
    choices: input.na ? [...points, { reply: replyOf('na'), text: wording.notApplicable }] : points,
    layout: ` dw-${scaleLayout(input.points)}-scale`,
    hint: input.type === 'matrix' ? wording.item(input.position, input.count) : null,
  };
}
