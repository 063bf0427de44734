import type { Block, ScaleTemplate } from '@dialogwerk/shared/contract';
import { useEffect, useState } from 'react';

/** What can be chosen at a block, as its text; none where nothing is. */
function choicesOf(block: Block, scales: readonly ScaleTemplate[]): readonly string[] {
  if (block.type === 'single' || block.type === 'picture') return block.options.map(({ text }) => text);
  if (block.type !== 'likert') return [];
  const { scale } = block;
  const points = scale.from === 'block' ? scale.points : scales.find(({ id }) => id === scale.template_id)?.points;
  return points?.map(({ label }) => label) ?? [];
}

/** What authors call the delivered list that knows a block's choices; null where none does. The lists come when they are asked for. */
export function useParaphrases(block: Block, scales: readonly ScaleTemplate[]): string | null {
  const [found, setFound] = useState<{ readonly of: string; readonly name: string | null } | null>(null);
  const written = choicesOf(block, scales).join('\n');
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      const { paraphraseNames, paraphrasesOf } = await import('@dialogwerk/shared/dialog/paraphrases');
      const options = written.split('\n').map((label, at) => ({ id: String(at), label }));
      const name = paraphrasesOf(options)?.name;
      if (!isGone) setFound({ of: written, name: name === undefined ? null : paraphraseNames[name] });
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [written]);
  return found?.of === written ? found.name : null;
}
