import type { Block, BlockOf } from '../../../contract/index.ts';
import { secretPlaceholder, secretsIn } from '../../text/placeholders.ts';
import { fixedHostOf } from '../../text/requestHost.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { checkTexts } from '../texts.ts';
import { keyPlacesIn } from '../wording/keyIn.ts';
import type { KeyPlace } from '../wording/keyIn.ts';

const texts = checkTexts.secrets;

/** Secrets (domain.md §15) that are not there, that stand where respondents would read them, and keys that are none yet. */
export function secretRule(context: CheckContext): Finding[] {
  const { snapshot, survey } = context;
  const { welcome, ending, templ_options } = snapshot;
  const blocks = [...survey.blocks.values()].map(({ block }) => block);
  return [
    ...misplaced(context, null, [welcome, ending, templ_options]),
    ...blocks.flatMap((block) => misplaced(context, block, saidBy(block))),
    ...blocks.flatMap((block) =>
      block.type === 'api'
        ? missing(context, block).concat(elsewhere(context, block), keysInClear(context, block))
        : [],
    ),
  ];
}

/** All of a block but what it sends to another system. */
function saidBy(block: Block): object {
  if (block.type !== 'api') return block;
  const { url: _url, headers: _headers, body: _body, ...said } = block;
  return said;
}

function misplaced(context: CheckContext, block: Block | null, said: object): Finding[] {
  return secretsIn(JSON.stringify(said)).map((name) =>
    finding(context, {
      kind: 'secret-misplaced',
      block,
      detail: name,
      message: texts.misplaced(secretPlaceholder(name)),
      meets: texts.misplacedMeets,
    }),
  );
}

function missing(context: CheckContext, block: BlockOf<'api'>): Finding[] {
  const { secrets } = context;
  if (!secrets) return [];
  return usedBy(block)
    .filter((name) => !secrets.has(name))
    .map((name) =>
      finding(context, {
        kind: 'secret-missing',
        block,
        detail: name,
        message: texts.missing(name),
        meets: texts.missingMeets,
      }),
    );
}

function usedBy({ url, headers, body }: BlockOf<'api'>): string[] {
  return secretsIn([url, ...headers.map(({ value }) => value), body].join('\n'));
}

/** Secrets that would go to a host that they are not for, or that nobody knows before the conversation. */
function elsewhere(context: CheckContext, block: BlockOf<'api'>): Finding[] {
  const host = fixedHostOf(block.url);
  return usedBy(block).flatMap((name) => {
    const hosts = context.secrets?.get(name);
    if (!hosts || (host !== null && hosts.includes(host))) return [];
    return finding(context, {
      kind: 'secret-host',
      block,
      detail: name,
      message: host === null ? texts.anyHost(name) : texts.host(name, host),
      meets: texts.missingMeets,
    });
  });
}

function keysInClear(context: CheckContext, block: BlockOf<'api'>): Finding[] {
  return keyPlacesIn(block).map((place) =>
    finding(context, {
      kind: 'key-in-clear',
      severity: 'warning',
      block,
      detail: 'name' in place ? `${place.in} ${place.name}` : place.in,
      message: texts.inClear(placeName(place)),
      meets: texts.inClearMeets,
    }),
  );
}

function placeName(place: KeyPlace): string {
  return place.in === 'header' ? texts.inHeader(place.name) : { url: texts.inUrl, body: texts.inBody }[place.in];
}
