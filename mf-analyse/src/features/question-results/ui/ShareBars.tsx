import { formatCount } from '@dialogwerk/shared/numbers';
import { formatShare } from '../../../formats.ts';
import type { Share } from '../../../answerTypes/Figure.ts';

const percent = (share: number): string => `${share * 100}%`;

/** '42 %', with its interval as '42 %, 31–54 %'. */
function shareText({ share, interval }: Share): string {
  if (!interval) return formatShare(share);
  return `${formatShare(share)}, ${Math.round(interval.low * 100)}–${formatShare(interval.high)}`;
}

/** Horizontal bars with their intervals; each carries its figures as text, so the bar itself only helps the eye. */
export function ShareBars({ shares }: { readonly shares: readonly Share[] }) {
  return (
    <ul className="bars">
      {shares.map((share) => (
        <li key={share.id}>
          <div className="row">
            <span className="label" lang="de">
              {share.label}
            </span>{' '}
            <span className="figure">
              <strong>{formatCount(share.count)}</strong> <span className="quiet">({shareText(share)})</span>
            </span>
          </div>
          <div className="track" aria-hidden>
            <div className="bar" style={{ width: percent(share.share) }} />
            {share.interval && (
              <div
                className="interval"
                style={{ left: percent(share.interval.low), right: percent(1 - share.interval.high) }}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
