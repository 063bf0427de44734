import type { Item } from './Item.ts';
import { ItemNames } from '../../common/names/ItemNames.ts';
import { extensionOf } from '../extensionOf.ts';
import { readerOf } from './readerOf.ts';
import type { ReadText } from './readerOf.ts';
import { isSliderLabel, sliderOf } from './sliderOf.ts';
import { booleanIn, objectIn, objectsIn, textIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';
import { QuestionnaireProblem } from '../../common/QuestionnaireProblem.ts';
import { questionnaireTexts } from '../../common/texts.ts';
import { fhirTexts } from '../texts.ts';
import { shortened } from '../../../text/shortened.ts';

const MOST_ITEMS = 5_000;
const DEEPEST_NESTING = 30;
/** An item's name in the graph and in messages. */
const LONGEST_NAME = 60;

interface Above {
  readonly hidden: boolean;
  readonly readOnly: boolean;
  readonly parent: string | null;
  readonly lineage: readonly JsonObject[];
  /** Such as '3.1.': where the item stands, for errors. */
  readonly position: string;
  readonly inGroup: boolean;
}

class ItemReader {
  readonly items: Item[] = [];
  readonly #linkIds = new Set<string>();
  readonly #names = new ItemNames();
  readonly #read: ReadText;

  constructor(read: ReadText) {
    this.#read = read;
  }

  read(raws: readonly JsonObject[], above: Above): void {
    for (const [index, raw] of raws.entries()) this.#item(raw, { ...above, position: `${above.position}${index + 1}` });
  }

  #item(raw: JsonObject, above: Above): void {
    const linkId = this.#linkId(raw, above.position);
    if (above.lineage.length >= DEEPEST_NESTING) {
      throw new QuestionnaireProblem(fhirTexts.tooDeep(shortened(linkId, LONGEST_NAME), DEEPEST_NESTING));
    }
    const type = textIn(raw, 'type') ?? 'group';
    const below = objectsIn(raw, 'item');
    const lineage = [...above.lineage, raw];
    const hidden = above.hidden || isHidden(raw);
    const readOnly = above.readOnly || booleanIn(raw, 'readOnly') === true;
    if (above.inGroup || !isHelp(raw)) {
      const { id, variable } = this.#names.take(linkId);
      const text = this.#said(raw, type, linkId);
      const name = shortened(this.#read(raw, 'text') ?? (text || linkId), LONGEST_NAME);
      const { parent } = above;
      const optional = booleanIn(raw, 'required') !== true;
      this.items.push({ linkId, type, text, name, parent, lineage, raw, id, variable, optional, hidden, readOnly });
    }
    const inGroup = type === 'group' || type === 'display';
    this.read(below, { parent: linkId, lineage, position: `${above.position}.`, inGroup, hidden, readOnly });
  }

  #own(raw: JsonObject): string {
    return [this.#read(raw, 'prefix'), this.#read(raw, 'text')].filter((part) => part !== null).join(' ');
  }

  /** A group says only what it has; a question without a text has to say something. */
  #said(raw: JsonObject, type: string, linkId: string): string {
    const own = this.#own(raw);
    if (type === 'group' || type === 'display') return own;
    const isSlider = sliderOf(raw, () => null) !== null;
    const help = objectsIn(raw, 'item')
      .filter((below) => isHelp(below) && !(isSlider && isSliderLabel(below)))
      .map((below) => this.#own(below));
    return [own || linkId, ...help].join('\n\n');
  }

  #linkId(raw: JsonObject, position: string): string {
    const linkId = textIn(raw, 'linkId');
    if (linkId === null) throw new QuestionnaireProblem(fhirTexts.noLinkId(position));
    if (this.#linkIds.has(linkId))
      throw new QuestionnaireProblem(fhirTexts.sameLinkId(shortened(linkId, LONGEST_NAME)));
    if (this.#linkIds.size >= MOST_ITEMS) throw new QuestionnaireProblem(questionnaireTexts.tooMany(MOST_ITEMS));
    this.#linkIds.add(linkId);
    return linkId;
  }
}

function isHidden(raw: JsonObject): boolean {
  return booleanIn(extensionOf(raw, 'questionnaire-hidden') ?? {}, 'valueBoolean') === true;
}

/**
 * Help below a question belongs to its text, because after the question it would come too late; with a condition of its
 * own it stays a message.
 */
export function isHelp(raw: JsonObject): boolean {
  const isConditional = objectsIn(raw, 'enableWhen').length > 0 || extensionOf(raw, 'enableWhenExpression') !== null;
  const isMore =
    extensionOf(raw, 'itemMedia') !== null || extensionOf(objectIn(raw, '_text') ?? {}, 'cqf-expression') !== null;
  const isPlain = objectsIn(raw, 'item').length === 0 && readerOf(null)(raw, 'text') !== null && !isMore;
  return textIn(raw, 'type') === 'display' && isPlain && !isConditional && !isHidden(raw);
}

/** All items of a questionnaire in the order in which they stand. Throws QuestionnaireProblem. */
export function readItems(questionnaire: JsonObject, read: ReadText): Item[] {
  const raws = objectsIn(questionnaire, 'item');
  if (raws.length === 0) throw new QuestionnaireProblem(fhirTexts.noItems);
  const reader = new ItemReader(read);
  reader.read(raws, { parent: null, lineage: [], position: '', inGroup: true, hidden: false, readOnly: false });
  return reader.items;
}
