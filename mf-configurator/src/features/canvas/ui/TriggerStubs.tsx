import { ViewportPortal } from '@xyflow/react';
import type { TriggerStub } from '../../../model/TriggerStub.ts';
import { BLOCK_CARD } from '../model/cardSizes.ts';
import type { PlaceOf } from '../model/placeTerminals.ts';

interface TriggerStubsProps {
  readonly stubs: readonly TriggerStub[];
  readonly placeOf: PlaceOf;
}

/** Above the card for what leads to it, below for what it leads to; each beside the way that runs in the middle. */
const offsets = { triggerTarget: { x: 8, y: -34 }, triggerSource: { x: 140, y: BLOCK_CARD.height + 6 } } as const;

/** The ends of triggers at the cards: what the other end is, they tell in words, because it stands in another dialog. */
export function TriggerStubs({ stubs, placeOf }: TriggerStubsProps) {
  const groups = new Map<string, TriggerStub[]>();
  for (const stub of stubs) {
    const key = `${stub.kind} ${stub.block}`;
    groups.set(key, [...(groups.get(key) ?? []), stub]);
  }
  return (
    <ViewportPortal>
      {[...groups].map(([key, [first, ...others]]) => {
        const card = first && placeOf(first.block);
        if (!first || !card) return null;
        const { x, y } = offsets[first.kind];
        const all = [first, ...others].map(({ text }) => text).join(', ');
        return (
          <div
            key={key}
            className={`dw-stub ${first.kind}`}
            title={all}
            style={{ transform: `translate(${card.x + x}px, ${card.y + y}px)` }}
          >
            <span className="dw-stub-text">{first.text}</span>
            {others.length > 0 && <span>+{others.length}</span>}
          </div>
        );
      })}
    </ViewportPortal>
  );
}
