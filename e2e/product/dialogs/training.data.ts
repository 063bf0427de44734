import type { CallResponse, InboxReply } from '@dialogwerk/shared/contract';

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsdienstfahrzeug';
const labels = ['Mit dem Fahrrad', 'Mit dem Auto', 'Zu Fuß', 'Mit Bus oder Bahn, auch mit Umsteigen', LONG_WORD];

export const trainingOverview: CallResponse<'trainingOverview'> = {
  revision: 12,
  applied: { revision: 7, at: 1_760_000_000_000, by: { user_id: 'u', name: 'Maximiliane von Hohenzollern' } },
  differs: true,
  blocks: ['Wie kommen Sie zur Arbeit?', `Fahren Sie gern mit dem ${LONG_WORD}?`, 'Noch ein Wort zum Schluss?'].map(
    (name, at) => ({
      unique_question_id: `frage${at}`,
      name,
      type: 'single',
      in_words: at !== 1,
      targets: labels.length,
      examples: at === 1 ? 0 : 24 + at,
      thin_targets: at === 2 ? 0 : 5 - at,
      waiting: at === 0 ? 212 : 0,
      paraphrases: at === 0 ? ('transport' as const) : null,
      bounds: { accept: 0.6, ask: 0.3 },
      own_bounds: true,
    }),
  ),
};

export const trainingTargets: CallResponse<'trainingdataJumps'> = {
  targets: labels.map((label, at) => ({
    kind: 'option',
    target: `o${at}`,
    label,
    own: [label],
    implied: at === 0 ? ['mit dem Rad', 'ich radle'] : [],
    examples: at === 4 ? [] : ['ich radle', `meistens so, ${label}`, `im Sommer mit dem ${LONG_WORD}`],
  })),
};

const said = ['ich bike', 'mit der Tram', 'kommt aufs Wetter an', `am liebsten ${LONG_WORD} ${LONG_WORD}`];
const reply = (text: string, at: number, alike: number): InboxReply => ({
  reply_id: `0198b2c4-7d6e-7a10-9c51-${String(at * 10 + alike).padStart(12, '0')}`,
  text: alike === 0 ? text : `${text}, ${alike}. Mal`,
  said_at: 1_760_000_000_000,
  is_live: at !== 2,
  at_the_time: 'unknown',
  matches: at % 3 === 2 ? [] : [{ target: `o${at % 5}`, confidence: 0.42 }],
  zone: 'unsure',
  handled: null,
  assigned: null,
});

/** Replies that wait, in groups of one to seven. */
export function inboxOf(total: number): CallResponse<'trainingInbox'> {
  const groups: InboxReply[][] = [];
  for (let left = total; left > 0; left -= groups.at(-1)?.length ?? left) {
    const at = groups.length;
    const size = Math.min(left, 1 + (at % 7));
    groups.push(Array.from({ length: size }, (_, alike) => reply(said[at % said.length] ?? '', at, alike)));
  }
  return { total, groups };
}

export const trainingQuality: CallResponse<'trainingQuality'> = {
  accuracy: { right: 20, total: 24, low: 0.64, high: 0.93 },
  zones: { sure: 14, unsure: 6, unknown: 4 },
  confusions: labels.flatMap((_, at) => [
    { target: `o${at}`, taken: `o${at}`, count: 4 },
    { target: `o${at}`, taken: `o${(at + 2) % 5}`, count: at % 2 },
  ]),
  misled: [{ text: 'ich radle', target: 'o1', taken: 'o0', confidence: 0.71 }],
  findings: [
    {
      kind: 'contradiction',
      one: { target: 'o0', text: 'ich radle' },
      other: { target: 'o1', text: 'ich radle' },
      likeness: 1,
    },
    {
      kind: 'duplicate',
      one: { target: 'o3', text: 'ich radle' },
      other: { target: 'o3', text: `im Sommer mit dem ${LONG_WORD}` },
      likeness: 0.93,
    },
  ],
};

export const triedTraining: CallResponse<'tryTraining'> = {
  zone: 'unsure',
  by: 'examples',
  matches: labels.map((_, at) => ({ target: `o${at}`, confidence: 0.48 / (at + 1) })),
  asked: ['o0', 'o1', 'o2'],
  reasons: [
    { text: 'ich radle', target: 'o0', weight: 0.61, likeness: 0.74 },
    { text: `im Sommer mit dem ${LONG_WORD}`, target: 'o1', weight: -0.22, likeness: 0.31 },
  ],
};

export const trainingBoundsEffect: CallResponse<'trainingBoundsEffect'> = {
  now: { sure: 1204, unsure: 180, unknown: 32 },
  with_bounds: { sure: 1100, unsure: 250, unknown: 66 },
};

export const trainingPreview: CallResponse<'previewTraining'> = {
  revision: 12,
  looked: 212,
  changed: said.map((text, at) => ({
    reply_id: `0198b2c4-7d6e-7a10-9c51-${String(at).padStart(12, '1')}`,
    unique_question_id: 'frage0',
    text,
    before: { zone: 'unknown', matches: [] },
    after: { zone: at === 3 ? 'sure' : 'unsure', matches: [{ target: `o${4 - at}`, confidence: 0.7 }] },
  })),
};
