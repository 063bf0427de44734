import type { HelpPage, HelpPassage } from '@dialogwerk/shared/contract';
import { conditionPassages, conditionsPage } from './conditionsPage.data.ts';
import { blockFields, blockSections, settingSections } from './sections.data.ts';

/** A section or a field of the properties, a section of the settings, or a way to write conditions, that its passage stands beside. */
export type HelpTopic =
  | keyof typeof blockSections
  | keyof typeof blockFields
  | keyof typeof settingSections
  | keyof typeof conditionPassages;

const BLOCK_PAGE = 'eigenschaften';
const SETTINGS_PAGE = 'einstellungen';

/** What each field means, as two pages. */
export const fieldPages: readonly HelpPage[] = [
  {
    id: BLOCK_PAGE,
    kind: 'reference',
    title: 'Eigenschaften eines Blocks',
    summary: 'Was die Felder rechts neben dem Graphen bewirken.',
    words: ['Inspektor', 'Feld', 'Eigenschaft'],
    passages: passagesOf({ ...blockSections, ...blockFields }),
  },
  {
    id: SETTINGS_PAGE,
    kind: 'reference',
    title: 'Einstellungen des Dialogs',
    summary: 'Was für den ganzen Dialog gilt.',
    words: ['Anrede', 'Sprache', 'Farbe', 'Logo', 'Tempo', 'Datenschutz'],
    passages: passagesOf(settingSections),
  },
];

function passagesOf(sections: Readonly<Record<string, Omit<HelpPassage, 'id'>>>): HelpPassage[] {
  return Object.entries(sections).map(([id, passage]) => Object.assign({ id }, passage));
}

/** The passage about a section, and the page that it is on. */
export function passageOf(topic: HelpTopic): { readonly page: string; readonly passage: HelpPassage } {
  if (isOfConditions(topic)) return { page: conditionsPage.id, passage: conditionPassages[topic] };
  const sections: Readonly<Record<typeof topic, Omit<HelpPassage, 'id'>>> = {
    ...blockSections,
    ...blockFields,
    ...settingSections,
  };
  return {
    page: topic in settingSections ? SETTINGS_PAGE : BLOCK_PAGE,
    passage: { id: topic, ...sections[topic] },
  };
}

function isOfConditions(topic: HelpTopic): topic is keyof typeof conditionPassages {
  return topic in conditionPassages;
}
