import type { ScaleTemplate, SurveyData } from '@dialogwerk/shared/contract';
import { createContext, use } from 'react';
import type { BlockChange } from '../../../model/BlockChange.ts';

/** What every part of the inspector needs. */
export interface InspectorScope {
  readonly survey: SurveyData;
  readonly readOnly: boolean;
  /** Changes of one `gesture` are undone together. */
  readonly changeBlock: (id: string, change: BlockChange, gesture: string) => void;
  readonly changeMessages: (change: { welcome?: string; ending?: string }, gesture: string) => void;
  /** Keeps a scale for all blocks of the dialog and gives it to this one. */
  readonly shareScale: (block_id: string, template: ScaleTemplate) => void;
  /** Notes whether a form holds text that is not handed on yet. */
  readonly noteDraft: (form: object, unsaved: boolean) => void;
  /** A form was left with something that cannot be taken; a sentence. */
  readonly tellNotTaken: (sentence: string) => void;
}

const InspectorContext = createContext<InspectorScope | null>(null);
export const InspectorProvider = InspectorContext.Provider;

export function useInspector(): InspectorScope {
  const scope = use(InspectorContext);
  if (!scope) throw new Error('A part of the inspector stands outside of it.');
  return scope;
}
