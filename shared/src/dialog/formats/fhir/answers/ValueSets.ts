import { answerLanguages, answerLists } from './answerLists.data.ts';
import type { AnswerOption } from '../../common/items/AnswerOption.ts';
import { scoreIn } from '../totals/scoreIn.ts';
import type { ReadText } from '../items/readerOf.ts';
import { objectIn, objectsIn, textIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';

function optionOf(concept: JsonObject, system: string | null, read: ReadText): AnswerOption[] {
  const code = textIn(concept, 'code');
  const text = read(concept, 'display') ?? code;
  return text === null ? [] : [{ code, system: textIn(concept, 'system') ?? system, text, score: scoreIn(concept) }];
}

/** A list that everybody knows, by how its address ends. */
function publishedList(address: string, language: string | null): AnswerOption[] {
  const lower = address.toLowerCase();
  const list = answerLists.find((candidate) => {
    const before = lower.at(-candidate.address.length - 1);
    return lower.endsWith(candidate.address) && (before === undefined || !/[a-z0-9]/.test(before));
  });
  const main = language?.slice(0, 2).toLowerCase();
  const spoken = answerLanguages.find((one) => one === main);
  if (!list || !spoken) return [];
  return list.answers.map(({ code, texts, score }) => ({ code, system: null, text: texts[spoken], score }));
}

/** The value sets that a questionnaire contains, and those that everybody knows. */
export class ValueSets {
  readonly #contained: readonly JsonObject[];
  readonly #language: string | null;

  /** `language`: of the file; null where it is not sure. Lists that everybody knows come in that language or not at all. */
  constructor(questionnaire: JsonObject, language: string | null) {
    this.#language = language;
    this.#contained = objectsIn(questionnaire, 'contained');
  }

  /** The options of a value set by `#id` or canonical address (`|version` may follow); none when it is not known. */
  optionsOf(reference: string, read: ReadText): AnswerOption[] {
    const [address = ''] = reference.split('|');
    const contained = this.#contained.find(
      (resource) =>
        textIn(resource, 'resourceType') === 'ValueSet' &&
        (`#${textIn(resource, 'id') ?? ''}` === address || textIn(resource, 'url') === address),
    );
    const own = contained ? this.#concepts(contained, read) : [];
    return own.length > 0 ? own : publishedList((contained && textIn(contained, 'url')) ?? address, this.#language);
  }

  #concepts(valueSet: JsonObject, read: ReadText): AnswerOption[] {
    const expanded = objectsIn(objectIn(valueSet, 'expansion') ?? {}, 'contains');
    if (expanded.length > 0) return expanded.flatMap((concept) => optionOf(concept, null, read));
    return objectsIn(objectIn(valueSet, 'compose') ?? {}, 'include').flatMap((include) => {
      const system = textIn(include, 'system');
      const listed = objectsIn(include, 'concept');
      return (listed.length > 0 ? listed : this.#codeSystem(system)).flatMap((concept) =>
        optionOf(concept, system, read),
      );
    });
  }

  #codeSystem(system: string | null): JsonObject[] {
    const found = this.#contained.find(
      (resource) => textIn(resource, 'resourceType') === 'CodeSystem' && textIn(resource, 'url') === system,
    );
    return found ? objectsIn(found, 'concept') : [];
  }
}
