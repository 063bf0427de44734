import { sliderTexts } from './texts.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { ScaleGroup } from '../../ui/ScaleGroup.tsx';
import { WordsLine } from '../../ui/WordsLine.tsx';

/** Points stand in one row on a phone up to this many. */
const IN_A_ROW = 6;

interface PointButtonsProps extends InputProps<'slider'> {
  readonly points: readonly number[];
}

/** A range as one button for each of its points, with what its ends mean below. */
export function PointButtons(props: PointButtonsProps) {
  const { points, input, texts, wording, language, named, before, typed, in_words, onReply } = props;
  const written = wording.number;
  const columns = points.length <= IN_A_ROW ? points.length : Math.ceil(points.length / 2);
  const meaningOf = (value: number): string => {
    if (value === points[0]) return input.label_min;
    return value === points.at(-1) ? input.label_max : '';
  };
  const poleOf = (value: number): string =>
    meaningOf(value) === '' ? written(value) : sliderTexts(wording.wording).pole(written(value), meaningOf(value));
  const ends = [points[0], points.at(-1)].flatMap((end) => (end === undefined ? [] : [poleOf(end)]));

  return (
    <>
      <ScaleGroup
        choices={points.map((value) => {
          const choice = { value, label: written(value) };
          return meaningOf(value) === '' ? choice : { ...choice, spoken: `${written(value)}, ${meaningOf(value)}` };
        })}
        before={before?.type === 'slider' ? before.value : null}
        hint={texts.scale(ends[0] ?? '', ends[1] ?? '')}
        texts={texts}
        named={named}
        layout="dw-points"
        style={{ '--dw-columns': String(columns), '--dw-count': String(points.length) }}
        onChoose={(value) => value !== 'na' && onReply({ type: 'slider', value })}
      />
      {(input.label_min !== '' || input.label_max !== '') && (
        <p className="dw-ends" lang={language} aria-hidden>
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </p>
      )}
      {in_words && (
        <WordsLine
          before={before?.type === 'words' ? before.text : typed}
          texts={texts}
          onSend={(text) => onReply({ type: 'words', text })}
        />
      )}
    </>
  );
}
