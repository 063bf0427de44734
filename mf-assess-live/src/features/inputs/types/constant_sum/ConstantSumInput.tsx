import { messengerWording } from '../../../../wording/messengerWording.ts';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { asGroup, describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';

const german = {
  left: (left: string) => `Noch ${left} zu verteilen`,
  over: (over: string) => `${over} zu viel verteilt`,
  done: 'Alle Punkte sind verteilt',
};
const own = messengerWording.inEach('sum', {
  sie: { ...german, give: (total) => `Bitte verteilen Sie ${total} Punkte auf die Einträge.` },
  du: { ...german, give: (total) => `Bitte verteil ${total} Punkte auf die Einträge.` },
  en: {
    give: (total) => `Please distribute ${total} points among the items.`,
    left: (left) => `${left} left to distribute`,
    over: (over) => `${over} too many`,
    done: 'All points are distributed',
  },
});

/** What stands in an empty field is 0; what is no number is none. */
const pointsIn = (typed: string): number => (typed.trim() === '' ? 0 : Number(typed));

/** A number for each item, and how many points are left, which is read out once it changes. */
export function ConstantSumInput({
  input,
  texts,
  wording,
  language,
  named,
  before,
  onChosen,
  onReply,
}: InputProps<'constant_sum'>) {
  const { items, total } = input;
  const given = before?.type === 'constant_sum' ? before.shares : [];
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(given.map(({ item_id, points }) => [item_id, String(points)])),
  );
  const id = useId();
  const says = own(wording.wording);
  const shares = sharesOf(typed);
  const left = total - shares.reduce((sum, { points }) => sum + points, 0);

  function sharesOf(written: typeof typed) {
    return items.map((item) => ({ item_id: item.id, points: pointsIn(written[item.id] ?? '') }));
  }
  const type = (item_id: string, points: string): void => {
    const next = { ...typed, [item_id]: points };
    setTyped(next);
    // What is no number cannot be kept as one.
    onChosen({ type: 'constant_sum', shares: sharesOf(next).filter((share) => share.points > 0) });
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onReply({ type: 'constant_sum', shares });
  };

  return (
    <form onSubmit={send} noValidate>
      <p className="dw-hint" id={`${id}-hint`}>
        {says.give(wording.number(total))}
      </p>
      <div role="group" {...asGroup(describedBy(named, `${id}-hint`))}>
        <ul className="dw-ranking">
          {items.map((item, index) => (
            <li key={item.id}>
              <label className="dw-ranked" htmlFor={`${id}-${index}`} lang={language}>
                {item.text}
              </label>
              <input
                id={`${id}-${index}`}
                type="text"
                className="dw-text dw-number dw-share"
                inputMode="numeric"
                autoComplete="off"
                placeholder="0"
                value={typed[item.id] ?? ''}
                onChange={(event) => type(item.id, event.target.value)}
              />
            </li>
          ))}
        </ul>
      </div>
      <p className="dw-hint" role="status">
        {left > 0 && says.left(wording.number(left))}
        {left < 0 && says.over(wording.number(-left))}
        {left === 0 && says.done}
      </p>
      <div className="dw-actions">
        <button type="submit" className="dw-button">
          {texts.next}
        </button>
      </div>
    </form>
  );
}
