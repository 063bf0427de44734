import type { Block } from '../../contract/index.ts';
import { aBlock } from '../graph/index.ts';

const points = [1, 2, 3, 4, 5].map((value) => ({ value, label: `Punkt ${value}` }));
const schools = [
  { id: 'primary', text: 'Grundschule', score: null },
  { id: 'none', text: 'Keine', score: null },
  { id: 'other', text: 'Eine andere, und zwar …', score: null },
];

/**
 * A study of households: two arms, for each child a name, a birthday, an age that is worked out and a school, a battery over the children, and a part of the
 * library.
 */
export const householdBlocks = (part: readonly Block[]): Block[] =>
  [
    aBlock('experiment', 'arm', {
      variable: 'gruppe',
      arms: [
        { id: 'short', text: 'Kurz' },
        { id: 'long', text: 'Lang' },
      ],
      jump_to_ids: [{ kind: 'option', option_id: 'long', target: 'more' }],
      jump_to_question: 'count',
    }),
    aBlock('message', 'more', { context: 'Lang: Wir fragen nach Ihren Kindern.' }),
    aBlock('number', 'count', {
      context: 'Wie viele Kinder haben Sie?',
      variable: 'kinder',
      min: 0,
      max: 3,
      integer: true,
    }),
    aBlock('loop', 'child', {
      variable: 'kind',
      context: '',
      rounds: { kind: 'number', count: 'kinder', most: 3 },
      named_by: 'name',
      members: ['name', 'born', 'aged', 'school'],
    }),
    aBlock('open', 'name', { variable: 'name', context: 'Wie heißt Kind {{kind.nr}}?' }),
    aBlock('date', 'born', { variable: 'geboren', context: 'Wann wurde {{kind.name}} geboren?', latest: 'heute()' }),
    aBlock('assign', 'aged', { assignments: [{ variable: 'alter', expression: 'jahre(geboren; heute())' }] }),
    aBlock('single', 'school', {
      context: 'Welche Schule besucht {{kind.name}}?',
      variable: 'schule',
      options: schools,
      other: 'text',
    }),
    aBlock('matrix', 'mood', {
      context: 'Wie geht es Ihren Kindern?',
      variable: 'stimmung',
      items: [],
      scale: { from: 'block', points },
      carry: { from: 'child', which: 'chosen' },
    }),
    aBlock('assign', 'sums', { assignments: [{ variable: 'jahre_alle', expression: 'summe(alter)' }] }),
    ...part,
    aBlock('open', 'end', { variable: 'ende', context: 'Noch etwas?', optional: true }),
  ].map((block, order) => Object.assign({}, block, { order }));
