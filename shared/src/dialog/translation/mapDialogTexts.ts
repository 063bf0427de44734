import type { AskBacks, Block, BlockOf, Language, ScaleTemplate, TextKey } from '../../contract/index.ts';
import { mapTexts } from '../blocks/mapTexts.ts';
import type { TextPlace } from '../blocks/mapTexts.ts';
import { entryLabel } from '../blocks/qa/entryLabel.ts';
import type { TranslatableDialog } from './TranslatableDialog.ts';

/** A text of a dialog that has a version in each of its languages. */
export interface TranslatableText {
  readonly key: TextKey;
  /** In the main language; never empty. */
  readonly text: string;
  /** The block that it belongs to; absent for shared scales and settings. */
  readonly block_id?: string;
  /** Of a block its part as `mapTexts` names it, with the place of an option; of a scale the place of a point, of the settings their field. */
  readonly place: string;
}

/** Gives the text that stands in place of one. */
export type ChangeOfText = (found: TranslatableText) => string;

/** Changes a text unless there is none. */
type Change = (key: TextKey, text: string, where: Omit<TranslatableText, 'key' | 'text'>) => string;

/**
 * A dialog with each text changed that its other languages have a version of: those that respondents meet, in the order of the dialog. What a
 * language model or another system is told stays as it is.
 */
export function mapDialogTexts<Dialog extends TranslatableDialog>(snapshot: Dialog, changeOf: ChangeOfText): Dialog {
  const change: Change = (key, text, where) => (text.trim() === '' ? text : changeOf({ key, text, ...where }));
  const setting = (field: string, text: string): string => change(`setting/${field}`, text, { place: field });
  const { frame, ask_backs, privacy_declaration_text: privacy } = snapshot;
  const { survey_name, ...wording } = frame ?? {};
  const name = survey_name === undefined ? {} : { survey_name: setting('survey_name', survey_name) };
  const changed: Dialog = {
    ...snapshot,
    welcome: setting('welcome', snapshot.welcome),
    blocks: [...snapshot.blocks]
      .toSorted((one, other) => one.order - other.order)
      .map((block) => mapBlock(block, change)),
    ending: setting('ending', snapshot.ending),
    templ_options: snapshot.templ_options.map((scale) => mapScale(scale, change)),
  };
  return {
    ...changed,
    ...(ask_backs ? { ask_backs: mapAskBacks(ask_backs, setting) } : {}),
    ...(privacy === undefined ? {} : { privacy_declaration_text: setting('privacy_declaration_text', privacy) }),
    ...(frame ? { frame: { ...name, ...mapFields(wording, (field, text) => setting(field, text)) } } : {}),
  };
}

function mapFields(
  fields: Readonly<Record<string, string | undefined>>,
  change: (field: string, text: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) => (text === undefined ? [] : [[field, change(field, text)]])),
  );
}

function mapAskBacks(askBacks: AskBacks, setting: (field: string, text: string) => string): AskBacks {
  return mapFields(askBacks, (field, text) => setting(`ask_backs.${field}`, text));
}

function mapBlock(block: Block, change: Change): Block {
  const keyOf = unique(`block/${block.unique_question_id}`);
  const inBlock = (place: string, name: string, text: string): string =>
    change(keyOf(name), text, { block_id: block.unique_question_id, place });
  const mapped = mapTexts(block, (text, place) =>
    place.to === 'respondent' ? inBlock(place.part, nameOf(place), text) : text,
  );
  return mapped.type === 'qa' ? mapEntries(mapped, inBlock) : mapped;
}

const nameOf = ({ field, part, id }: TextPlace): string => (id === undefined ? part : `${field} ${id}`);

/** What an entry is called where the dialog asks back about it: its first question. */
function mapEntries(
  block: BlockOf<'qa'>,
  inBlock: (place: string, name: string, text: string) => string,
): BlockOf<'qa'> {
  const qa_entries = block.qa_entries.map((entry, index) => {
    const label = entry.questions.length === 0 ? '' : entryLabel(entry);
    const changed = inBlock(`question ${index}`, `question ${entry.id}`, label);
    return changed === label ? entry : Object.assign({}, entry, { questions: [changed, ...entry.questions] });
  });
  return { ...block, qa_entries };
}

function mapScale(scale: ScaleTemplate, change: Change): ScaleTemplate {
  const keyOf = unique(`scale/${scale.id}`);
  const points = scale.points.map((point, index) =>
    Object.assign({}, point, {
      label: change(keyOf(String(point.value)), point.label, { place: `point ${index}` }),
    }),
  );
  return { ...scale, points };
}

/** Keys of texts of one block or scale: the second of two with one name, as a careless author's points can have, is told by its number. */
function unique(of: string): (name: string) => TextKey {
  const met = new Map<string, number>();
  return (name) => {
    const count = (met.get(name) ?? 0) + 1;
    met.set(name, count);
    return count === 1 ? `${of}/${name}` : `${of}/${name} (${count})`;
  };
}

/** The languages of a dialog, the main one first. */
export function languagesOf({
  language,
  languages = [],
}: Pick<TranslatableDialog, 'language' | 'languages'>): Language[] {
  return [language, ...(languages ?? []).filter((one) => one !== language)];
}
