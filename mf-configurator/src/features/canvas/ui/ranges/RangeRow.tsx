import type { Numbers } from '@dialogwerk/shared/dialog/graph';
import { mdiCallMerge, mdiCallSplit } from '@mdi/js';
import type { LedRange } from '../../../../model/outcomes/LedRange.ts';
import { rangeTexts as texts } from '../../rangeTexts.ts';

interface RangeRowProps {
  readonly name: string;
  readonly led: LedRange;
  /** Null for the first one, which begins where the numbers do. */
  readonly before: LedRange | null;
  readonly numbers: Numbers;
  /** Null where there is nothing left to part. */
  readonly onSplit: (() => void) | null;
  readonly onMerge: () => void;
  readonly onMove: (begin: number) => void;
  readonly onMoved: () => void;
}

/** One range: where it begins, and what can be made of it. */
export function RangeRow({ name, led, before, numbers, onSplit, onMerge, onMove, onMoved }: RangeRowProps) {
  const { least, most, step } = numbers;
  const isBounded = Number.isFinite(least) && Number.isFinite(most);
  // Between the beginnings of its neighbours.
  const first = before && Math.max(before.range.from, least) + (step ?? 0);
  const last = Math.min(led.range.below - (step ?? 0), most);
  return (
    <li>
      <span>{name}</span>
      {first === null ? (
        <i />
      ) : (
        <input
          type={isBounded ? 'range' : 'number'}
          aria-label={texts.begin(name)}
          min={isBounded ? least : undefined}
          max={isBounded ? most : undefined}
          step={step ?? 'any'}
          value={led.range.from}
          onChange={({ target }) => {
            const { valueAsNumber: wished } = target;
            if (!Number.isNaN(wished)) onMove(Math.min(Math.max(wished, first), last));
          }}
          onPointerUp={onMoved}
          onKeyUp={onMoved}
          onBlur={onMoved}
        />
      )}
      <button
        type="button"
        aria-label={texts.splitOne(name)}
        title={texts.split}
        aria-disabled={!onSplit}
        onClick={() => onSplit?.()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={mdiCallSplit} />
        </svg>
      </button>
      {before && (
        <button type="button" aria-label={texts.merge(name)} title={texts.merge(name)} onClick={onMerge}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={mdiCallMerge} />
          </svg>
        </button>
      )}
    </li>
  );
}
