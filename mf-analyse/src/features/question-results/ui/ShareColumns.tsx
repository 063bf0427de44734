import { formatCount } from '@dialogwerk/shared/numbers';
import { formatShare } from '../../../formats.ts';
import type { Share } from '../../../answerTypes/Figure.ts';

/** Pixels of the tallest column. */
const HEIGHT = 112;

/** Columns side by side in their order; each is read out with its figures. */
export function ShareColumns({ shares }: { readonly shares: readonly Share[] }) {
  const most = Math.max(...shares.map(({ count }) => count), 1);
  return (
    <ul className="columns">
      {shares.map(({ id, label, axis, count, share }) => {
        const text = `${label}: ${formatCount(count)} (${formatShare(share)})`;
        return (
          <li key={id}>
            <div role="img" aria-label={text} title={text}>
              <div className="top">{count > 0 && formatCount(count)}</div>
              <div className={count > 0 ? 'column' : 'column empty'} style={{ height: (count / most) * HEIGHT }} />
              <div className="quiet">{axis ?? label}</div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
