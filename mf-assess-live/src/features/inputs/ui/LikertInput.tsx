import type { InputProps } from './InputProps.ts';
import { ScaleGroup } from './ScaleGroup.tsx';
import type { ScaleValue } from './ScaleGroup.tsx';

/** Up to this many points stand in one row where there is room. */
const POINTS_IN_A_ROW = 7;
/** Labels up to this length, such as 0 to 10, stand side by side even on a phone. */
const SHORT_LABEL = 3;

/** One point of a labelled scale; for an item of a battery, with its place. */
export function LikertInput({ input, texts, wording, named, before, onReply }: InputProps<'likert' | 'matrix'>) {
  const { points, na } = input;
  const item = input.type === 'matrix' ? texts.item(input.position, input.count) : null;
  const poles = texts.scale(points[0]?.label ?? '', points.at(-1)?.label ?? '');
  const choices: { value: ScaleValue; label: string }[] = na
    ? [...points, { value: 'na', label: wording.notApplicable }]
    : [...points];

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
        layout={layoutOf(points)}
        onChoose={(value) =>
          onReply(
            input.type === 'matrix' ? { type: 'matrix', item_id: input.item_id, value } : { type: 'likert', value },
          )
        }
      />
    </>
  );
}

function layoutOf(points: InputProps<'likert'>['input']['points']): string {
  if (points.every(({ label }) => label.length <= SHORT_LABEL)) return 'dw-short-scale';
  return points.length <= POINTS_IN_A_ROW ? 'dw-scale' : '';
}
