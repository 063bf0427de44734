import type { ScaleTemplate, SurveyConfig, SurveyData } from '@dialogwerk/shared/contract';
import { createContext, use } from 'react';
import type { ComponentType } from 'react';
import type { BlockChange } from '../../../model/BlockChange.ts';

/** Other versions of a text of the dialog; `onTake` puts one in its place. */
export type WritingHelpPart = ComponentType<{
  readonly survey_id: string;
  readonly text: string;
  readonly onTake: (text: string) => void;
}>;

/** What every part of the inspector needs. */
export interface InspectorScope {
  readonly survey: SurveyData;
  readonly readOnly: boolean;
  /** Changes of one `gesture` are undone together. */
  readonly changeBlock: (id: string, change: BlockChange, gesture: string) => void;
  /** The dialog begins with this block and no other; null: with the first in order. */
  readonly startAt: (id: string | null, gesture: string) => void;
  readonly changeMessages: (change: { welcome?: string; ending?: string }, gesture: string) => void;
  readonly changeConfig: (change: Partial<SurveyConfig>, gesture: string) => void;
  /** Whether the dialog ends after a block. */
  readonly changeEnds: (block_id: string, isEnd: boolean) => void;
  /** Makes the list of shared scales anew from how it is by then; a gesture of null stands alone. */
  readonly changeScales: (work: (scales: readonly ScaleTemplate[]) => ScaleTemplate[], gesture: string | null) => void;
  /** Keeps a scale for all blocks of the dialog and gives it to this one. */
  readonly shareScale: (block_id: string, template: ScaleTemplate) => void;
  /** Notes whether a form holds text that is not handed on yet. */
  readonly noteDraft: (form: object, unsaved: boolean) => void;
  /** Says a sentence to the author, such as that a form was left with something that cannot be taken. */
  readonly tell: (sentence: string) => void;
  /** Absent: no help with texts. */
  readonly WritingHelp?: WritingHelpPart;
}

/** What the forms below are about: a block's or a scale's id, '' for the settings. */
export const FormsAbout = createContext('');

const InspectorContext = createContext<InspectorScope | null>(null);
export const InspectorProvider = InspectorContext.Provider;

export function useInspector(): InspectorScope {
  const scope = use(InspectorContext);
  if (!scope) throw new Error('A part of the inspector stands outside of it.');
  return scope;
}
