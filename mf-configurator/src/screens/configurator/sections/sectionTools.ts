import { useStore } from '@nanostores/react';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { Command } from '../../../features/editing/model/Command.ts';
import type * as tools from './tools.ts';

export type SectionTools = typeof tools;

/** All about sections; null until it has come, which it does where a dialog has some or the first one is made. */
export const $sectionTools = atom<SectionTools | null>(null);

export async function loadSectionTools(): Promise<SectionTools> {
  const loaded = await import('./tools.ts');
  $sectionTools.set(loaded);
  return loaded;
}

/** Commands that make blocks, with those that put them into the section where they come; `behind`: copies of what stands there. */
export function withSection(
  survey: SurveyData,
  commands: readonly Command[],
  behind: string | null = null,
): readonly Command[] {
  return $sectionTools.get()?.joined(survey, commands, behind) ?? commands;
}

/** All about sections, and whether the dialog can be drawn: one that has sections waits for them, so that nothing jumps. */
export function useSectionTools(isNeeded: boolean): { readonly tools: SectionTools | null; readonly isReady: boolean } {
  const loaded = useStore($sectionTools);
  const [isReady, setReady] = useState(!isNeeded || loaded !== null);
  useEffect(() => {
    if (!isNeeded) return;
    // Without them the dialog is drawn block by block, as it is for respondents.
    const show = (): void => setReady(true);
    loadSectionTools().then(show, show);
  }, [isNeeded]);
  return { tools: loaded, isReady };
}
