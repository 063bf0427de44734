import { fetchOnce, reasonOf } from '@dialogwerk/shared/clients';
import { $notice, $session, retryWith, showNotice } from '@dialogwerk/shared/state';
import { formatMoment } from '@dialogwerk/shared/dates';
import type { Editor } from '../../../features/editing/state/createEditor.ts';
import { texts } from '../../../texts.ts';
import { earlierStep } from './earlierStep.ts';
import { noEarlierSteps } from './mayUndoEarlier.ts';
import type { EarlierStep } from './earlierStep.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** Editors that look for a step now. */
const looking = new WeakSet<Editor>();

/** Takes back what the author did last before this visit, unless another author has changed the same since, which is said. */
export async function undoEarlier({ editor, announce }: Pick<Workspace, 'editor' | 'announce'>): Promise<void> {
  if (looking.has(editor)) return;
  looking.add(editor);
  try {
    await editor.settled();
    const found = await latestOf(editor);
    if (!found) {
      noEarlierSteps.add(editor);
      announce(texts.nothingEarlier);
      showNotice(texts.nothingEarlier);
      return;
    }
    const said = $notice.get();
    editor.adopt(found.step, found.since);
    editor.undo();
    const sentence = texts.undidEarlier(formatMoment(found.time));
    announce(sentence);
    // What was left alone, the editor itself says.
    if ($notice.get() === said) showNotice(sentence, { label: texts.redo, run: editor.redo });
  } catch (error) {
    showNotice(
      texts.earlierFault(reasonOf(error)),
      retryWith(() => void undoEarlier({ editor, announce })),
    );
  } finally {
    looking.delete(editor);
  }
}

async function latestOf(editor: Editor): Promise<EarlierStep | null> {
  const me = $session.get()?.user_id ?? '';
  const { survey } = editor.$state.get();
  const { survey_id } = survey;
  const isKnown = (step: string): boolean => editor.$state.get().history.steps.some(({ id }) => id === step);
  let page = await fetchOnce('changeHistory', { survey_id });
  const changes = [...page.changes];
  for (;;) {
    const found = earlierStep(changes, me, isKnown);
    const last = page.changes.at(-1)?.revision;
    if (found || !page.more || last === undefined) return found;
    page = await fetchOnce('changeHistory', { survey_id, before: last });
    changes.push(...page.changes);
  }
}
