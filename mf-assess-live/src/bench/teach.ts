import { change } from '@dialogwerk/shared/clients';
import type { CallRequest, CallResponse } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { benchTexts as texts } from './texts.ts';

type Target = Pick<CallResponse<'trainingdataJumps'>['targets'][number], 'target' | 'label'>;

/** Teaches a block that words mean a target, and says so with the way back; says why where it cannot. */
export async function teach(
  block: CallRequest<'trainingdataJumps'>,
  said: string,
  { target, label }: Target,
): Promise<void> {
  const taught = await change('addTrainingExamples', { ...block, target, examples: [said] });
  if (!taught.ok) return showNotice(texts.notTaught(taught.reason));
  const undo = async (): Promise<void> => {
    const gone = await change('deleteTrainingExamples', { ...block, examples: [{ target, text: said }] });
    showNotice(gone.ok ? texts.untaught(said) : gone.reason);
  };
  showNotice(texts.taught(said, label), { label: texts.undo, run: () => void undo() });
}
