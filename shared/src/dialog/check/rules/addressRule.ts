import type { Block } from '../../../contract/index.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { checkTexts } from '../texts.ts';
import { addressIn } from '../wording/addressIn.ts';
import { textSpots } from './textSpots.ts';

const texts = checkTexts.duSie;

/** Texts that address the reader otherwise than the dialog is set to (`du_sie`), or both ways; in German dialogs. */
export function addressRule(context: CheckContext): Finding[] {
  const { snapshot, survey } = context;
  if (!/^de\b/.test(snapshot.language)) return [];
  const byPlace = new Map<string, { readonly block: Block | null; readonly texts: string[] }>();
  for (const { block, text, part, to, as } of textSpots(snapshot, survey)) {
    // An option is what the respondent says, to whomever.
    if (to === 'system' || (as === 'label' && part !== 'reason')) continue;
    const key = block?.unique_question_id ?? part;
    const place = byPlace.get(key) ?? { block, texts: [] };
    place.texts.push(text);
    byPlace.set(key, place);
  }
  return [...byPlace].flatMap(([key, place]) => {
    const addresses = place.texts.map(addressIn);
    const du = [...new Set(addresses.flatMap((address) => address.du))];
    const sie = [...new Set(addresses.flatMap((address) => address.sie))];
    const message = messageFor(snapshot.du_sie, du, sie);
    if (message === null) return [];
    const { meets } = texts;
    const own = finding(context, {
      kind: 'du-sie',
      severity: 'warning',
      block: place.block,
      detail: key,
      message,
      meets,
    });
    return [place.block ? own : { ...own, place: key === 'welcome' ? checkTexts.welcome : checkTexts.ending }];
  });
}

function messageFor(du_sie: 'du' | 'sie', du: readonly string[], sie: readonly string[]): string | null {
  if (du.length > 0 && sie.length > 0) return texts.mixed([...du, ...sie]);
  if (du_sie === 'du') return sie.length > 0 ? texts.againstDu(sie) : null;
  return du.length > 0 ? texts.againstSie(du) : null;
}
