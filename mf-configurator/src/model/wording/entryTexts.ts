import { valueTexts } from '../../fieldTexts.ts';
import { languageName } from '@dialogwerk/shared/ui';
import { choiceName, choicesOfBlock, conditionLine, sayablesOf, snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { nameOfBlock } from './nameOfBlock.ts';
import type { Naming } from './nameOfBlock.ts';
import { quoted } from './quoted.ts';
import { quotedLabels } from './quotedLabels.ts';

/** One entry of a list in words. */
export interface EntryText {
  /** The same before and after a change of the entry; null for one that only its words tell from others. */
  readonly key: string | null;
  readonly text: string;
}

type Told = (entry: unknown, naming: Naming) => EntryText | null;

const kindNames = new Map<unknown, string>(Object.entries(valueTexts.kinds));

/** How the entries of each list are told; what is not understood, as of an older version, is null. */
const told = new Map<string, Told>([
  ['jump_to_ids', jumpText],
  ['gpt_exit_conditions', exitText],
  ['options', optionText],
  ['items', itemText],
  ['qa_entries', knowledgeText],
  ['assignments', (row) => assignedText(row, 'expression')],
  ['mapping', (row) => assignedText(row, 'path')],
  ['templ_options', templateText],
  ['points', pointText],
  ['sections', (section) => entryOf(wordOf(section, 'id'), wordOf(section, 'name'))],
  ['members', (id, naming) => (typeof id === 'string' ? { key: id, text: nameOfBlock(id, naming) } : null)],
  ['languages', (language) => entryOf(String(language), languageName(String(language)))],
  ['kinds', (kind) => entryOf(String(kind), kindNames.get(kind) ?? null)],
]);

/** The entries of a field that holds a list, as an author understands them; null for any other field or value. */
export function entryTexts(field: string, value: unknown, naming: Naming): readonly EntryText[] | null {
  if (field === 'jump_to_reactions') return reactionTexts(value, naming);
  if (field === 'scale') return scaleTexts(value, naming);
  if (field === 'ask_backs') return askBacksTexts(value);
  if (field === 'library') return libraryTexts(value);
  if (field === 'carry') return carriedTexts(value, naming);
  if (field === 'rounds') return roundsTexts(value);
  if (field === 'translations') return translationsTexts(value);
  if (field.startsWith('translations/')) return translationTexts(field.split('/')[1] ?? '', value);
  const tell = told.get(field);
  return tell ? each(value, (entry) => tell(entry, naming)) : null;
}

const carryWays = new Map<unknown, string>(Object.entries(valueTexts.carryWays));

/** What is taken over from another question. */
function carriedTexts(carry: unknown, naming: Naming): readonly EntryText[] | null {
  const from = wordOf(carry, 'from');
  const which = carryWays.get(fieldOf(carry, 'which'));
  if (from === null || which === undefined) return null;
  return [{ key: 'carry', text: valueTexts.carried(which, nameOfBlock(from, naming)) }];
}

/** What a loop has a round for. */
function roundsTexts(rounds: unknown): readonly EntryText[] | null {
  const kind = wordOf(rounds, 'kind');
  const most = fieldOf(rounds, 'most');
  if (kind === 'entries') return [{ key: 'rounds', text: valueTexts.rounds.entries }];
  if (typeof most !== 'number') return null;
  const text =
    kind === 'number'
      ? valueTexts.rounds.number(wordOf(rounds, 'count') ?? '?', most)
      : valueTexts.rounds.again(wordOf(rounds, 'text') ?? '', wordOf(rounds, 'no') ?? '', most);
  return [{ key: 'rounds', text }];
}

/** All texts in other languages. */
function translationsTexts(translations: unknown): readonly EntryText[] | null {
  if (typeof translations !== 'object' || translations === null) return null;
  return Object.entries(translations).flatMap(([language, texts]) =>
    Object.entries(Object(texts)).flatMap(([key, translation]) =>
      (translationTexts(language, translation) ?? []).map((entry) =>
        Object.assign(entry, { key: `${language} ${key}` }),
      ),
    ),
  );
}

/** A single one, in its language. */
function translationTexts(language: string, translation: unknown): readonly EntryText[] | null {
  const text = wordOf(translation, 'text');
  return text === null ? null : [{ key: language, text: `${languageName(language)}: ${quoted(text)}` }];
}

/** What the library says of the dialog. */
function libraryTexts(library: unknown): readonly EntryText[] | null {
  const [about, rights] = [wordOf(library, 'about'), wordOf(library, 'rights')];
  if (about === null && rights === null) return null;
  return [{ key: 'library', text: [about, rights].filter(Boolean).join('; ') || valueTexts.offered }];
}

/** Each sentence by itself; one that is left out on purpose is told, too. */
function askBacksTexts(value: unknown): readonly EntryText[] | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).map(([key, text]) => ({
    key,
    text: text === '' ? valueTexts.leftOut : quoted(String(text)),
  }));
}

function each(list: unknown, tell: (entry: unknown) => EntryText | null): readonly EntryText[] | null {
  if (!Array.isArray(list)) return null;
  const texts = list.flatMap((entry: unknown) => tell(entry) ?? []);
  return texts.length === list.length ? texts : null;
}

function entryOf(key: string | null, text: string | null): EntryText | null {
  return text === null ? null : { key, text };
}

function fieldOf(entry: unknown, field: string): unknown {
  return typeof entry === 'object' && entry !== null
    ? new Map<string, unknown>(Object.entries(entry)).get(field)
    : null;
}

function wordOf(entry: unknown, field: string): string | null {
  const word = fieldOf(entry, field);
  return typeof word === 'string' && word !== '' ? word : null;
}

function jumpText(jump: unknown, naming: Naming): EntryText | null {
  const target = nameOfBlock(wordOf(jump, 'target') ?? '', naming);
  const option = wordOf(jump, 'option_id');
  if (option !== null) return { key: option, text: valueTexts.jump(chosenName(option, naming), target) };
  const condition = fieldOf(jump, 'condition');
  if (typeof condition !== 'string') return null;
  // An empty one goes by the meaning of the reply.
  return entryOf(
    null,
    valueTexts.jump(condition.trim() === '' ? valueTexts.byMeaning : saidCondition(condition, naming), target),
  );
}

/** A condition by the questions of the dialog as it is now. */
function saidCondition(condition: string, { survey }: Naming): string {
  return conditionLine(condition, sayablesOf(snapshotOf(survey)));
}

function exitText(exit: unknown, naming: Naming): EntryText | null {
  const condition = wordOf(exit, 'condition');
  const target = wordOf(exit, 'target');
  const name = target === null ? valueTexts.asAfterAnyBlock : nameOfBlock(target, naming);
  return entryOf(wordOf(exit, 'id'), condition && valueTexts.jump(quoted(condition), name));
}

function optionText(option: unknown): EntryText | null {
  const text = wordOf(option, 'text');
  const score = fieldOf(option, 'score');
  return entryOf(wordOf(option, 'id'), text && typeof score === 'number' ? valueTexts.scored(text, score) : text);
}

function itemText(item: unknown, naming: Naming): EntryText | null {
  const text = wordOf(item, 'text');
  const members = fieldOf(item, 'members');
  if (text !== null && Array.isArray(members)) {
    const names = members.map((id) => nameOfBlock(String(id), naming));
    return entryOf(wordOf(item, 'id'), valueTexts.withBlocks(text, names));
  }
  return entryOf(wordOf(item, 'id'), text && fieldOf(item, 'inverse') === true ? valueTexts.inverse(text) : text);
}

function knowledgeText(known: unknown): EntryText | null {
  const answer = wordOf(known, 'answer');
  const questions = fieldOf(known, 'questions');
  const asked = Array.isArray(questions) ? questions.join(' / ') : '';
  return entryOf(wordOf(known, 'id'), answer && `${asked} → ${answer}`);
}

function assignedText(row: unknown, from: 'expression' | 'path'): EntryText | null {
  const variable = wordOf(row, 'variable');
  return entryOf(variable, variable && `${variable} = ${wordOf(row, from) ?? ''}`);
}

function pointText(point: unknown): EntryText | null {
  const label = wordOf(point, 'label');
  const value = String(fieldOf(point, 'value'));
  return entryOf(value, label && `${value} = ${label}`);
}

function templateText(scale: unknown): EntryText | null {
  const name = wordOf(scale, 'name');
  const points = each(fieldOf(scale, 'points'), pointText) ?? [];
  return entryOf(wordOf(scale, 'id'), name && `${quoted(name)}: ${points.map(({ text }) => text).join(', ')}`);
}

/** A shared scale by its name, an own one point by point. */
function scaleTexts(scale: unknown, { survey }: Naming): readonly EntryText[] | null {
  const template = wordOf(scale, 'template_id');
  if (template === null) return each(fieldOf(scale, 'points'), pointText);
  const name = survey.templ_options.find(({ id }) => id === template)?.name;
  return [{ key: 'template', text: name === undefined ? valueTexts.goneScale : valueTexts.sharedScale(name) }];
}

function reactionTexts(reactions: unknown, naming: Naming): readonly EntryText[] | null {
  if (typeof reactions !== 'object' || reactions === null) return null;
  return Object.entries(reactions).map(([id, text]) => ({
    key: id,
    text: valueTexts.reaction(chosenName(id, naming), String(text)),
  }));
}

function chosenName(id: string, { survey, block }: Naming): string {
  const choices = block ? choicesOfBlock(survey, block) : [];
  const at = choices.findIndex((other) => other.id === id);
  const choice = choices[at];
  return choice ? quotedLabels([choiceName(choice, at)]) : valueTexts.goneChoice;
}
