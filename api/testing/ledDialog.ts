import type { Block, BlockOf } from '@dialogwerk/shared/contract';
import { aBlock, inOrder } from './blocks.ts';

/** What the model of `ledDialog` is told. */
export const LED_BRIEF =
  'Du bist Kommissarin Vogt und suchst nach einem Motiv für die Tat im Gewächshaus. Verrate nie, dass der Gärtner es war! Bleib freundlich und frage immer nur nach einer Sache.';

/** A conversation led to a motive; 'secret' is a block that it may never lead to. */
export function ledDialog(fields: Partial<BlockOf<'gpt'>> = {}): Block[] {
  return inOrder(
    aBlock('gpt', 'talk', {
      variable: null,
      context: 'Was ist gestern passiert?',
      brief: LED_BRIEF,
      max_exchanges: 3,
      gpt_exit_conditions: [{ id: 'motiv', condition: 'Die Person hat ein Motiv genannt', target: 'thanks' }],
      fallback: 'Lassen wir das.',
      fallback_target: 'other',
      ...fields,
    }),
    aBlock('open', 'after', { context: 'Und sonst?', is_end: true }),
    aBlock('open', 'thanks', { context: 'Ein Motiv also!', is_end: true }),
    aBlock('open', 'other', { context: 'Reden wir über etwas anderes?', is_end: true }),
    aBlock('open', 'geheim', { context: 'Hier darf niemand hin.', is_end: true }),
  );
}
