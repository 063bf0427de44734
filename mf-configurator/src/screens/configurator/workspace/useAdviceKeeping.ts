import type { Block } from '@dialogwerk/shared/contract';
import type { Advice } from '@dialogwerk/shared/dialog/advice';
import { showNotice } from '@dialogwerk/shared/state';
import { wantedWith } from '../../../advice/AdviceKeeping.ts';
import { adviceTexts as texts } from '../../../advice/texts.ts';
import type { Workspace } from './Workspace.ts';

/** Keeps at its block that a wording is wanted so, as any other edit; null where nothing can be changed. */
export function useAdviceKeeping({ editor, survey, readOnly }: Pick<Workspace, 'editor' | 'survey' | 'readOnly'>) {
  if (readOnly) return null;
  return (advice: Advice, reason: string | null): void => {
    const { unique_question_id: id } = advice;
    const block = survey.all_questions.find((one) => one.unique_question_id === id);
    if (!block) return;
    const write = (wanted_wording: NonNullable<Block['wanted_wording']>): void =>
      editor.change([{ kind: 'updateBlock', id, change: { wanted_wording } }]);
    write(wantedWith(block, advice, reason));
    const before = block.wanted_wording ?? [];
    if (reason !== null) showNotice(texts.wanted, { label: texts.undo, run: () => write(before) });
  };
}
