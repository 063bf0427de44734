import type { Item } from './Item.ts';
import { idFor, LONGEST_ID, LONGEST_VARIABLE, reservedVariables, variableFor } from './itemNames.ts';
import { objectsIn, textIn } from './json/JsonObject.ts';
import type { JsonObject } from './json/JsonObject.ts';
import { QuestionnaireProblem } from './QuestionnaireProblem.ts';
import { questionnaireTexts } from './texts.ts';
import { shortened } from '../text/shortened.ts';
import { UniqueNames } from './UniqueNames.ts';

const MOST_ITEMS = 5_000;
const DEEPEST_NESTING = 30;
/** An item's name in the graph and in messages. */
const LONGEST_NAME = 60;

interface Above {
  readonly parent: string | null;
  readonly lineage: readonly JsonObject[];
  /** Such as '3.1.': where the item stands, for errors. */
  readonly position: string;
  readonly inGroup: boolean;
}

class ItemReader {
  readonly items: Item[] = [];
  readonly #linkIds = new Set<string>();
  readonly #ids = new UniqueNames(LONGEST_ID);
  readonly #variables = new UniqueNames(LONGEST_VARIABLE, reservedVariables);

  read(raws: readonly JsonObject[], above: Above): void {
    for (const [index, raw] of raws.entries()) this.#item(raw, { ...above, position: `${above.position}${index + 1}` });
  }

  #item(raw: JsonObject, above: Above): void {
    const linkId = this.#linkId(raw, above.position);
    if (above.lineage.length >= DEEPEST_NESTING) {
      throw new QuestionnaireProblem(questionnaireTexts.tooDeep(shortened(linkId, LONGEST_NAME), DEEPEST_NESTING));
    }
    const type = textIn(raw, 'type') ?? 'group';
    const below = objectsIn(raw, 'item');
    const lineage = [...above.lineage, raw];
    // Help below a question belongs to its text, because after the question it would come too late.
    const isHelp = type === 'display' && !above.inGroup;
    if (!isHelp) {
      const id = this.#ids.take(idFor(linkId), '-');
      const variable = this.#variables.take(variableFor(linkId), '_');
      const text = said(raw, type, linkId);
      const name = shortened(text || linkId, LONGEST_NAME);
      this.items.push({ linkId, type, text, name, parent: above.parent, lineage, raw, id, variable });
    }
    this.read(below, { parent: linkId, lineage, position: `${above.position}.`, inGroup: type === 'group' });
  }

  #linkId(raw: JsonObject, position: string): string {
    const linkId = textIn(raw, 'linkId');
    if (linkId === null) throw new QuestionnaireProblem(questionnaireTexts.noLinkId(position));
    if (this.#linkIds.has(linkId))
      throw new QuestionnaireProblem(questionnaireTexts.sameLinkId(shortened(linkId, LONGEST_NAME)));
    if (this.#linkIds.size >= MOST_ITEMS) throw new QuestionnaireProblem(questionnaireTexts.tooMany(MOST_ITEMS));
    this.#linkIds.add(linkId);
    return linkId;
  }
}

/** A group says only what it has; a question without a text has to say something. */
function said(raw: JsonObject, type: string, linkId: string): string {
  const own = textIn(raw, 'text');
  if (type === 'group' || type === 'display') return own ?? '';
  const help = objectsIn(raw, 'item')
    .filter((below) => textIn(below, 'type') === 'display')
    .map((below) => textIn(below, 'text'));
  return [own ?? textIn(raw, 'prefix') ?? linkId, ...help].filter((part) => part !== null).join('\n\n');
}

/** All items of a questionnaire in the order in which they stand. Throws QuestionnaireProblem. */
export function readItems(questionnaire: JsonObject): Item[] {
  const raws = objectsIn(questionnaire, 'item');
  if (raws.length === 0) throw new QuestionnaireProblem(questionnaireTexts.noItems);
  const reader = new ItemReader();
  reader.read(raws, { parent: null, lineage: [], position: '', inGroup: true });
  return reader.items;
}
