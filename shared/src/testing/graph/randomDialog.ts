import type { Block, BlockType, Jump, SurveyData } from '../../contract/index.ts';
import { aBlock, aDialog } from './aDialog.ts';

/** What options and conditions say, of all lengths that authors write. */
const words = [
  'Ja',
  'Nein',
  'nps < 9',
  'team_wert >= 3.5',
  'Ich stimme nicht zu',
  'Weiß ich noch nicht so genau',
  'Mit dem Fahrrad, bei jedem Wetter und auch im Winter',
  'alter >= 18 und einwilligung = "ja"',
  'Donaudampfschifffahrtsgesellschaft',
] as const;

/** Numbers from 0 up to 1, always the same for a seed (a linear congruential generator, by Numerical Recipes). */
export function seeded(seed: number): () => number {
  let state = seed;
  const next = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  // The first numbers of neighbouring seeds lie close to each other.
  for (let skipped = 0; skipped < 4; skipped += 1) next();
  return next;
}

/**
 * A dialog of up to `most` blocks as authors build them, and worse: chains, branches with texts of all lengths on them, jumps
 * ahead and back, shared scales, declined consents, blocks that end the dialog, and blocks that nothing leads to.
 */
export function randomDialog(seed: number, most = 300): SurveyData {
  const chance = seeded(seed);
  const count = 1 + Math.floor(chance() ** 1.5 * most);
  const branching = chance() * 0.5;
  const far = chance() * 0.3;
  const ending = chance() * 0.2;
  const pick = <Of>(of: readonly [Of, ...Of[]]): Of => of[Math.floor(chance() * of.length)] ?? of[0];
  const targetOf = (index: number): string => {
    if (chance() < far) return `b${Math.floor(chance() * count)}`;
    const step = chance() < 0.15 ? -1 - Math.floor(chance() * 6) : 1 + Math.floor(chance() * 8);
    return `b${Math.max(0, Math.min(count - 1, index + step))}`;
  };
  const blocks = Array.from({ length: count }, (_, index): Block => {
    const branches = chance() < branching ? 1 + Math.floor(chance() * 4) : 0;
    const labels = Array.from({ length: branches }, () => pick(words));
    const type = pick<BlockType>(['single', 'single', 'likert', 'open', 'message', 'consent', 'slider']);
    const options = labels.map((text, option) => ({ id: `o${option}`, text, score: option }));
    const jump_to_ids = labels.map((condition, option): Jump => {
      const target = targetOf(index);
      return type === 'single'
        ? { kind: 'option', option_id: `o${option}`, target }
        : { kind: 'condition', condition, target };
    });
    const fields = {
      jump_to_ids,
      ...(chance() < branching / 2 ? { jump_to_question: targetOf(index) } : {}),
      ...(chance() < ending ? { is_end: true } : {}),
    };
    if (type === 'single') return aBlock(type, `b${index}`, { ...fields, options });
    if (type === 'consent')
      return aBlock(type, `b${index}`, { ...fields, required: chance() < 0.3, label_decline: pick(words) });
    return Object.assign(aBlock(type, `b${index}`), fields);
  });
  return aDialog(...blocks);
}
