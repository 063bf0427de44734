import type { BlockOf } from '../../contract/index.ts';
import { isAsking } from '../blocks/blockRules.ts';
import { namedItems } from '../blocks/common/itemNumbers.ts';
import { api, message } from './blocks.ts';
import { changed, changing, isChoice, ordered, withBlocks, withSnapshot } from './breaking.ts';
import type { Break } from './breaking.ts';

/** Addresses the reader in the way that the dialog is not set to. */
const addressing =
  (du: string, sie: string): Break =>
  (dialog, choose) => {
    const block = choose(ordered(dialog.snapshot).filter(isAsking));
    if (!block) return null;
    const at = block.unique_question_id;
    const text = dialog.snapshot.du_sie === 'sie' ? du : sie;
    return { dialog: changed(dialog, at, { context: `${block.context} ${text}` }), kinds: ['du-sie'], at };
  };

/** Texts, names, bounds and answers that break a dialog for certain. */
export const brokenContents: Readonly<Record<string, Break>> = {
  'a text names an unknown variable': changing(
    ['variable-unknown'],
    ({ type }) => type !== 'assign' && type !== 'gpt' && type !== 'api',
    ({ context }) => ({ context: `${context} Hallo {{gibtesnicht}}!` }),
  ),
  'a reaction names an unknown variable': changing(
    ['variable-unknown'],
    (block) => isAsking(block),
    () => ({ acknowledgement: 'Danke, {{gibtesnicht}}.' }),
  ),
  'a question inserts its own answer': changing(
    ['variable-early'],
    (block) => isAsking(block) && block.variable !== null && block.type !== 'matrix',
    ({ variable }) => ({ context: `Wie lautet {{${variable ?? ''}}}?` }),
  ),
  'the welcome inserts an answer': (dialog, choose) => {
    const block = choose(
      ordered(dialog.snapshot).filter((one) => isAsking(one) && one.variable !== null && one.type !== 'matrix'),
    );
    if (!block) return null;
    const welcome = `Hallo {{${block.variable ?? ''}}}!`;
    return { dialog: withSnapshot(dialog, { welcome }), kinds: ['variable-early'], at: null };
  },
  'an answer that is inserted later can be skipped': (dialog, choose) => {
    const { snapshot } = dialog;
    const blocks = ordered(snapshot);
    const inserted = blocks.filter(
      ({ variable, type, jump_to_ids }) =>
        variable !== null &&
        // Whoever skips goes the same way as whoever answers.
        jump_to_ids.length === 0 &&
        (type === 'open' || type === 'single' || type === 'number') &&
        (snapshot.ending.includes(`{{${variable}}}`) || blocks.some((one) => one.context.includes(`{{${variable}}}`))),
    );
    const block = choose(inserted);
    if (!block) return null;
    const at = block.unique_question_id;
    return { dialog: changed(dialog, at, { optional: true }), kinds: ['variable-early'], at: null };
  },
  'says you the other way': addressing('Was denkst du darüber?', 'Was denken Sie darüber?'),
  'says yours the other way': addressing('Es geht um deine Meinung.', 'Es geht um Ihre Meinung.'),
  'says to you the other way': addressing('Wir danken dir.', 'Wir danken Ihnen.'),
  'a question has no text': changing(
    ['empty-text'],
    (block) => isAsking(block) && block.type !== 'matrix',
    () => ({ context: ' ' }),
  ),
  'a picture has no description': changing(['no-description'], isAsking, ({ context }) => ({
    context: `${context}#500#![](media:0b6f2a44-1b0e-4b8f-9a61-0f3c7f1d2e5a.webp)`,
  })),
  'what is embedded comes from a host that is not allowed': changing(['embed'], isAsking, () => ({
    embed: 'https://tube.example.org/w/abc',
    embed_title: 'Ein Film',
  })),
  'what is embedded is no film': changing(['embed'], isAsking, () => ({
    embed: 'https://www.youtube.com/',
    embed_title: 'Ein Film',
  })),
  'what is embedded has no title': changing(['embed'], isAsking, () => ({ embed: 'https://vimeo.com/1234567' })),
  'a choice has no option': changing(['no-choice'], isChoice, () => ({ options: [], jump_to_ids: [] })),
  'a battery has no item': changing(
    ['no-choice'],
    ({ type }) => type === 'matrix',
    () => ({ items: [] }),
  ),
  'knowledge has no entry': changing(
    ['no-choice'],
    ({ type }) => type === 'qa',
    () => ({ qa_entries: [], jump_to_ids: [] }),
  ),
  'a shared scale is deleted': (dialog, choose) => {
    const using = ordered(dialog.snapshot).filter(
      (block) => (block.type === 'likert' || block.type === 'matrix') && block.scale.from === 'template',
    );
    const block = choose(using);
    return block
      ? { dialog: withSnapshot(dialog, { templ_options: [] }), kinds: ['no-choice'], at: block.unique_question_id }
      : null;
  },
  'two questions have one variable': (dialog, choose) => {
    const asking = ordered(dialog.snapshot).filter((block) => isAsking(block) && block.type !== 'matrix');
    const first = asking.find(({ variable }) => variable !== null);
    const second = choose(asking.filter((block) => block !== first));
    if (!first || !second) return null;
    const later = [first, second].toSorted((a, b) => a.order - b.order)[1] ?? second;
    const variable = first.variable?.toUpperCase() ?? null;
    return {
      dialog: changed(dialog, second.unique_question_id, { variable }),
      kinds: ['variable-taken'],
      at: later.unique_question_id,
    };
  },
  'a battery takes the variable of a question': (dialog, choose) => {
    const battery = ordered(dialog.snapshot).find((block): block is BlockOf<'matrix'> => block.type === 'matrix');
    const [name] = battery ? namedItems(battery).flatMap(({ variable }) => variable ?? []) : [];
    const other = choose(ordered(dialog.snapshot).filter((block) => isAsking(block) && block.type !== 'matrix'));
    if (name === undefined || !other) return null;
    return {
      dialog: changed(dialog, other.unique_question_id, { variable: name }),
      kinds: ['variable-taken'],
      at: null,
    };
  },
  'a variable has a name that SPSS refuses': (dialog, choose) => {
    const block = choose(ordered(dialog.snapshot).filter((one) => isAsking(one) && one.type !== 'matrix'));
    if (!block) return null;
    const at = block.unique_question_id;
    const variable = choose(['1_frage', 'größe', 'meine frage', 'not', 'frage.']) ?? 'not';
    return { dialog: changed(dialog, at, { variable }), kinds: ['variable-invalid'], at };
  },
  'the least number is above the greatest': changing(
    ['bounds'],
    ({ type }) => type === 'number' || type === 'slider',
    () => ({ min: 10, max: 3 }),
  ),
  'the first day is after the last': changing(
    ['bounds'],
    ({ type }) => type === 'date',
    () => ({ min: '2026-01-01', max: '2020-01-01' }),
  ),
  'more has to be chosen than there is': changing(
    ['bounds'],
    ({ type }) => type === 'multiple' || type === 'picture',
    () => ({ min: 40, max: null }),
  ),
  'two options have one id': changing(['duplicate-id'], isChoice, ({ options }) => ({
    options: [...options, { id: options[0]?.id ?? '', text: 'Noch eine', score: null }],
  })),
  'two points of a scale have one value': changing(
    ['duplicate-id'],
    (block): block is BlockOf<'likert'> => block.type === 'likert',
    () => ({ scale: { from: 'block', points: [1, 2, 2].map((value, index) => ({ value, label: `Punkt ${index}` })) } }),
  ),
  'two blocks are the first': (dialog, choose) => {
    const blocks = ordered(dialog.snapshot);
    const [first, ...others] = blocks;
    const second = choose(others);
    if (!first || !second) return null;
    const starting = blocks.map((block) =>
      block === first || block === second ? Object.assign({}, block, { start_page: true }) : block,
    );
    return { dialog: withBlocks(dialog, starting), kinds: ['several-starts'], at: null };
  },
  'a system has no address': (dialog) => ({
    dialog: withBlocks(dialog, [
      api('system', { context: '', url: '', start_page: true }),
      ...ordered(dialog.snapshot),
    ]),
    kinds: ['no-address'],
    at: 'system',
  }),
  'a system has the address of the example': (dialog) => ({
    dialog: withBlocks(dialog, [
      api('system', { context: '', url: 'https://stadtbibliothek.example/zeiten', start_page: true }),
      ...ordered(dialog.snapshot),
    ]),
    kinds: ['no-address'],
    at: 'system',
  }),
  'nothing is asked': (dialog) => ({
    dialog: withBlocks(dialog, [message('nur', { context: 'Guten Tag.' })]),
    kinds: ['nothing-asked'],
    at: null,
  }),
  'nothing is there': (dialog) => ({ dialog: withBlocks(dialog, []), kinds: ['nothing-asked'], at: null }),
};
