import { change, fetchOnce, useResource } from '@dialogwerk/shared/clients';
import type { Mutation } from '@dialogwerk/shared/clients';
import type { BrandKit, BrandKitUse } from '@dialogwerk/shared/contract';
import { showNotice, $survey } from '@dialogwerk/shared/state';
import { fieldNames, kitTexts as texts } from './texts.ts';

const client = crypto.randomUUID();
const newStep = () => ({ client, id: crypto.randomUUID(), direction: 'done' as const });

/** The acts with brand kits on a dialog, each with a way back. */
export function useBrandKits(survey_id: string) {
  const kits = useResource('brandKits', {});
  const use = useResource('dialogBrandKit', { survey_id });

  const said = async (
    made: Mutation<unknown>,
    notice: string,
    back: () => Promise<Mutation<unknown>>,
  ): Promise<void> => {
    if (!made.ok) return showNotice(texts.notDone(made.reason));
    await showDraft(survey_id);
    const undo = async (): Promise<void> => {
      const undone = await back();
      await showDraft(survey_id);
      showNotice(undone.ok ? texts.takenBack : texts.notDone(undone.reason));
    };
    showNotice(notice, { label: texts.undo, run: () => void undo() });
  };

  return {
    kits,
    use,
    apply: async ({ kit_id, name }: Pick<BrandKit, 'kit_id' | 'name'>): Promise<void> => {
      const step = newStep();
      const made = await change('applyBrandKit', { survey_id, kit_id, step });
      const notice = made.ok ? texts.applied(name, fieldNames(made.value.changed)) : '';
      await said(made, notice, () => change('undoBrandKit', { survey_id, step: { ...step, direction: 'undone' } }));
    },
    leave: async (): Promise<void> => {
      const made = await change('leaveBrandKit', { survey_id });
      await said(made, texts.left, () => change('undoBrandKit', { survey_id }));
    },
    create: async (name: string, workspace_id: string | null): Promise<string | null> => {
      const made = await change('createBrandKit', { survey_id, name, workspace_id });
      if (!made.ok) return made.reason;
      const { kit_id } = made.value.kit;
      await said(made, texts.created(name), () => change('deleteBrandKit', { kit_id }));
      return null;
    },
    giveOwn: async ({ kit_id, name }: Pick<BrandKit, 'kit_id' | 'name'>): Promise<void> => {
      const made = await change('takeIntoBrandKit', { kit_id, survey_id });
      const look = made.ok ? made.value.before : undefined;
      await said(made, texts.given(name), () => change('setBrandKit', { kit_id, look }));
    },
    rename: async ({ kit_id, name: before }: BrandKit, name: string): Promise<string | null> => {
      const made = await change('setBrandKit', { kit_id, name });
      if (!made.ok) return made.reason;
      await said(made, texts.renamed(name), () => change('setBrandKit', { kit_id, name: before }));
      return null;
    },
    remove: async ({ kit_id, name }: BrandKit): Promise<void> => {
      const made = await change('deleteBrandKit', { kit_id });
      await said(made, texts.removed(name), () => change('restoreBrandKit', { kit_id }));
    },
  };
}
export type BrandKits = ReturnType<typeof useBrandKits>;

/** What is one's own in the dialog, and what is new in its kit, as sentences. */
export function usageLines({ news, own }: BrandKitUse): readonly string[] {
  if (news.length === 0 && own.length === 0) return [texts.same];
  return [
    ...(news.length > 0 ? [texts.news(fieldNames(news))] : []),
    ...(own.length > 0 ? [texts.own(fieldNames(own))] : []),
  ];
}

/** Everybody on the page has the draft as it is by now. */
async function showDraft(survey_id: string): Promise<void> {
  const dialog = await fetchOnce('dialog', { survey_id }).catch(() => null);
  if (dialog && $survey.get()?.survey_id === survey_id) $survey.set(dialog);
}
