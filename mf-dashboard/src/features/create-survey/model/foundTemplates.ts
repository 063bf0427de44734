import type { ListedTemplate, TemplateCategory } from '@dialogwerk/shared/contract';

/** What templates are looked for by. */
export interface TemplateSearch {
  readonly text: string;
  /** null for all. */
  readonly category: TemplateCategory | null;
}

/** The templates of a category that have each word of a search in their name or purpose, in their order. */
export function foundTemplates(
  templates: readonly ListedTemplate[],
  { text, category }: TemplateSearch,
): readonly ListedTemplate[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    if (category !== null && template.category !== category) return false;
    const said = plain(`${template.name} ${template.purpose}`);
    return words.every((word) => said.includes(word));
  });
}

/** Without capitals, accents and dots, so that 'Gesprach' finds 'Gespräch'. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
