import { lookOf, messengerLooks } from '@dialogwerk/shared/contract';
import type { MessengerLook } from '@dialogwerk/shared/contract';
import { appearanceTexts as texts } from '../../texts.ts';
import { Cards } from './Cards.tsx';
import type { LookForm } from './LookForm.ts';
import { Section } from './Section.tsx';

const cards = messengerLooks.map((value) => {
  const { name, about } = texts.look[value];
  return { value, name, about, sample: <Sketch look={value} /> };
});

/** The look of the messenger, one of three. */
export function LookChoice({ form }: { readonly form: LookForm }) {
  const { look, isReadOnly, set } = form;
  return (
    <Section title={texts.looks}>
      <Cards
        label={texts.looks}
        value={lookOf(look.messenger)}
        disabled={isReadOnly}
        cards={cards}
        onChoose={(messenger) => set('messenger', messenger)}
      />
    </Section>
  );
}

const sketches: Readonly<Record<MessengerLook, readonly Bar[]>> = {
  classic: [
    { x: 4, y: 4, width: 34, height: 10, radius: 5 },
    { x: 4, y: 17, width: 26, height: 8, radius: 4 },
    { x: 30, y: 28, width: 26, height: 8, radius: 4, own: true },
  ],
  calm: [
    { x: 4, y: 6, width: 52, height: 3, radius: 1 },
    { x: 4, y: 13, width: 40, height: 3, radius: 1 },
    { x: 4, y: 22, width: 2, height: 12, radius: 0, own: true },
    { x: 10, y: 26, width: 24, height: 3, radius: 1, own: true },
  ],
  compact: [
    { x: 4, y: 4, width: 30, height: 6, radius: 3 },
    { x: 34, y: 13, width: 22, height: 6, radius: 3, own: true },
    { x: 4, y: 22, width: 26, height: 6, radius: 3 },
    { x: 4, y: 31, width: 14, height: 6, radius: 3, own: true },
    { x: 21, y: 31, width: 16, height: 6, radius: 3, own: true },
    { x: 40, y: 31, width: 12, height: 6, radius: 3, own: true },
  ],
};

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** The respondent's. */
  readonly own?: true;
}

function Sketch({ look }: { readonly look: MessengerLook }) {
  return (
    <svg viewBox="0 0 60 40" width={72} height={48} focusable="false">
      {sketches[look].map(({ x, y, width, height, radius, own }) => (
        <rect
          key={`${x} ${y}`}
          {...{ x, y, width, height }}
          rx={radius}
          fill="currentColor"
          opacity={own ? 0.75 : 0.28}
        />
      ))}
    </svg>
  );
}
