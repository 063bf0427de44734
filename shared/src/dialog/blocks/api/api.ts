import type { BlockOf } from '../../../contract/index.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { none } from '../common/facts.ts';

/** Schnittstelle: calls an address of the author's, asks nothing (domain.md §2). */
export const apiRule: BlockRule<BlockOf<'api'>> = {
  newBlock: (base) => ({
    ...base,
    type: 'api',
    url: '',
    method: 'GET',
    headers: [],
    body: '',
    mapping: [],
    timeout_ms: 5_000,
    error_target: null,
  }),
  variables: ({ mapping }) => mapping.map(({ variable }) => ({ variable, kind: 'unknown' })),
  ask: () => null,
};

const requestLine = ({ method, url }: BlockOf<'api'>): string => (url === '' ? '' : `${method} ${url}`);

export const apiFacts: BlockFacts<'api'> = {
  name: 'Schnittstelle',
  hint: 'Fragt ein anderes System, zum Beispiel Ihre Datenbank.',
  group: 'flow',
  fields: {
    url: 'Adresse (URL)',
    method: 'Methode',
    headers: 'Kopfzeilen',
    body: 'Inhalt der Anfrage (JSON)',
    mapping: 'Was die Antwort liefert',
    timeout_ms: 'Wartezeit in Sekunden',
    error_target: 'Wenn die Abfrage fehlschlägt',
  },
  card: none,
  does: requestLine,
  lines: (block) => (block.url === '' ? [] : [requestLine(block)]),
  printed: (block) => ({ kind: 'note', text: `Abfrage eines anderen Systems: ${requestLine(block)}` }),
  words: none,
};
