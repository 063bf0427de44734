import { filterTexts as texts } from '../texts.ts';
import type { FilterField } from './FilterField.ts';
import { lists } from './FilterNames.ts';
import type { FilterNames } from './FilterNames.ts';

/** An entry of the menu. */
export interface FieldEntry {
  readonly id: string;
  readonly group: keyof typeof texts.groups;
  readonly name: string;
  readonly field: FilterField;
}

/** Everything that can be asked for; a list that nothing can be chosen from is left out. */
export function fieldsOf({ options, sources, questions }: FilterNames): readonly FieldEntry[] {
  return [
    { id: 'time', group: 'facts', name: texts.fields.time, field: { kind: 'time' } },
    ...lists
      .filter((list) => options[list].length > 0)
      .map((list): FieldEntry => ({
        id: list,
        group: 'facts',
        name: texts.fields[list],
        field: { kind: 'list', list },
      })),
    ...sources.map(({ variable }): FieldEntry => ({
      id: `source ${variable}`,
      group: 'sources',
      name: variable,
      field: { kind: 'source', variable },
    })),
    ...questions.map(({ question, part, title }): FieldEntry => ({
      id: `answer ${question} ${part}`,
      group: 'answers',
      name: title,
      field: { kind: 'answer', question, part, at: null },
    })),
  ];
}

/** The entries in which all words of a search stand, whatever the case. */
export function foundFields(entries: readonly FieldEntry[], search: string): readonly FieldEntry[] {
  const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean);
  return entries.filter(({ name, group }) => {
    const text = `${name} ${texts.groups[group]}`.toLocaleLowerCase('de');
    return words.every((word) => text.includes(word));
  });
}
