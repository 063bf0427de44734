import { scaleLayout } from '@dialogwerk/shared/dialog/messenger';
import type { SharedInputProps } from '../../ui/InputProps.ts';
import { ScaleGroup } from '../../ui/ScaleGroup.tsx';
import type { ScaleValue } from '../../ui/ScaleGroup.tsx';

/** One point of a labelled scale; for an item of a battery, with its place. */
export function LikertInput({
  input,
  texts,
  wording,
  language,
  named,
  before,
  onReply,
}: SharedInputProps<'likert' | 'matrix'>) {
  const { points, na } = input;
  const item = input.type === 'matrix' ? wording.item(input.position, input.count) : null;
  const poles = texts.scale(points[0]?.label ?? '', points.at(-1)?.label ?? '');
  const choices: { value: ScaleValue; label: string; lang?: string }[] = points.map(({ value, label }) => ({
    value,
    label,
    lang: language,
  }));
  if (na) choices.push({ value: 'na', label: wording.notApplicable });

  return (
    <>
      {item && (
        <p className="dw-hint" aria-hidden>
          {item}
        </p>
      )}
      <ScaleGroup
        choices={choices}
        before={before?.type === 'likert' || before?.type === 'matrix' ? before.value : null}
        hint={item ? `${item}. ${poles}` : poles}
        texts={texts}
        named={named}
        layout={`dw-${scaleLayout(points)}-scale`}
        onChoose={(value) =>
          onReply(
            input.type === 'matrix' ? { type: 'matrix', item_id: input.item_id, value } : { type: 'likert', value },
          )
        }
      />
    </>
  );
}
