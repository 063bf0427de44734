import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { rankingTexts } from './texts.ts';
import { asGroup, describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';

// As in @mdi/js, but written out, because a package is in one piece: the first question would wait for these as well.
const mdiArrowDown = 'M11,4H13V16L18.5,10.5L19.92,11.92L12,19.84L4.08,11.92L5.5,10.5L11,16V4Z';
const mdiArrowUp = 'M13,20H11V8L5.5,13.5L4.08,12.08L12,4.16L19.92,12.08L18.5,13.5L13,8V20Z';

interface Move {
  readonly id: string;
  readonly by: 1 | -1;
}

/** Options brought into an order with buttons alone; each move is read out, and the focus goes with the entry. */
export function RankingInput({
  input,
  texts,
  wording,
  language,
  named,
  before,
  onChosen,
  onReply,
  children,
}: InputProps<'ranking'> & { readonly children?: ReactNode }) {
  const own = rankingTexts(wording.wording);
  const offered = input.options.map(({ id }) => id);
  const [kept, setOrder] = useState<readonly string[]>(before?.type === 'ranking' ? before.option_ids : []);
  // What is offered may come and go while the order is made: what comes stands last.
  const order = [...kept.filter((id) => offered.includes(id)), ...offered.filter((id) => !kept.includes(id))];
  const [moved, setMoved] = useState<Move | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const hintId = useId();
  const ranked = order.flatMap((id) => input.options.find((option) => option.id === id) ?? []);
  const place = ranked.findIndex(({ id }) => id === moved?.id);
  const count = ranked.length;

  useLayoutEffect(() => {
    // An element that changes its place in the document loses the focus.
    const button = list.current?.children[place]?.querySelector<HTMLElement>(`[data-by="${moved?.by}"]`);
    button?.focus();
  }, [moved, place]);

  const move = (id: string, by: 1 | -1): void => {
    const next = movedBy(order, order.indexOf(id), by);
    setOrder(next);
    onChosen({ type: 'ranking', option_ids: [...next] });
    setMoved({ id, by });
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onReply({ type: 'ranking', option_ids: [...order] });
  };
  const button = (id: string, label: string, by: 1 | -1, atEnd: boolean) => (
    <button
      type="button"
      className="dw-step"
      data-by={by}
      aria-label={label}
      // Not `disabled`, because that would take the focus away at the end of the way.
      aria-disabled={atEnd}
      onClick={() => move(id, by)}
    >
      <svg viewBox="0 0 24 24" aria-hidden focusable="false">
        <path d={by === -1 ? mdiArrowUp : mdiArrowDown} />
      </svg>
    </button>
  );

  return (
    <form onSubmit={send} noValidate>
      <p className="dw-hint" id={hintId}>
        {own.ranking}
      </p>
      <div role="group" {...asGroup(describedBy(named, hintId))}>
        <ol className="dw-ranking" ref={list}>
          {ranked.map(({ id, text }, at) => (
            <li key={id} className={id === moved?.id ? 'dw-moved' : undefined}>
              <span className="dw-rank" aria-hidden>
                {at + 1}.
              </span>
              <span className="dw-ranked" lang={language}>
                {text}
              </span>
              {button(id, own.up(text), -1, at === 0)}
              {button(id, own.down(text), 1, at === count - 1)}
            </li>
          ))}
        </ol>
      </div>
      <p className="dw-hidden" role="status">
        {moved && own.place(ranked[place]?.text ?? '', place + 1, count)}
      </p>
      {children}
      <div className="dw-actions">
        <button type="submit" className="dw-button">
          {texts.next}
        </button>
      </div>
    </form>
  );
}

/** The list with the entry at a place moved by so many places, as far as the list goes. */
function movedBy<Entry>(list: readonly Entry[], place: number, by: number): Entry[] {
  const entry = list[place];
  if (entry === undefined) return [...list];
  const rest = list.toSpliced(place, 1);
  return rest.toSpliced(Math.max(place + by, 0), 0, entry);
}
