import { asGroup } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { ScaleGroup } from '../../ui/ScaleGroup.tsx';
import { ratingTexts } from './texts.ts';
import { signsOf } from './signsOf.ts';

/** Stars, hearts or smileys, from 1 on: a tap answers. What is to be filled up to the chosen one is the style sheet's. */
export function RatingInput({ input, texts, wording, language, named, before, onReply }: InputProps<'rating'>) {
  const { look, count, label_min, label_max } = input;
  const meaningOf = (value: number): string => (value === 1 ? label_min : value === count ? label_max : '');
  const spokenOf = (value: number): string =>
    [ratingTexts(wording.wording)(value, count), meaningOf(value)].filter((part) => part !== '').join(', ');
  return (
    <>
      <ScaleGroup
        choices={signsOf(look, count).map((label, place) => ({
          value: place + 1,
          label,
          spoken: spokenOf(place + 1),
        }))}
        before={before?.type === 'rating' ? before.value : null}
        hint={texts.scale(spokenOf(1), spokenOf(count))}
        texts={texts}
        named={asGroup(named)}
        layout={`dw-rating dw-${look}`}
        onChoose={(value) => value !== 'na' && onReply({ type: 'rating', value })}
      />
      {(label_min !== '' || label_max !== '') && (
        <p className="dw-ends" lang={language} aria-hidden>
          <span>{label_min}</span>
          <span>{label_max}</span>
        </p>
      )}
    </>
  );
}
