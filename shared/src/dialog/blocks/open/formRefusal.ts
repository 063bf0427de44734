import type { BlockOf } from '../../../contract/index.ts';
import { wrongOf } from '../common/ruled.ts';
import { respondentTexts } from '../../respondentTexts.ts';
import type { DuSie } from '../../respondentTexts.ts';
import { formProblem } from './formProblem.ts';
import { keepableForm } from './openForm.ts';

/** What a dialog would say to a text whose length or form is not as the block asks for; null where it takes it. */
export function formRefusal(
  block: BlockOf<'open'>,
  text: string,
  { du_sie, language }: { readonly du_sie: DuSie; readonly language: string },
): string | null {
  const input = { type: 'open', multiline: block.multiline, ...keepableForm(block) } as const;
  const problem = formProblem(input, { type: 'open', text }, respondentTexts(language, du_sie));
  return problem === null ? null : (wrongOf(block) ?? problem);
}
