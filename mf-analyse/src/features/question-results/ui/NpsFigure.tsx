import { formatCount } from '@dialogwerk/shared/numbers';
import { formatShare } from '../../../formats.ts';
import type { Nps } from '../../../answerTypes/Figure.ts';
import { questionTexts as texts } from '../texts.ts';

const groups = [
  { name: 'detractors', color: 'var(--mui-palette-error-main)' },
  { name: 'passives', color: 'var(--mui-palette-action-disabled)' },
  { name: 'promoters', color: 'var(--mui-palette-success-main)' },
] as const;

/** The Net Promoter Score with the three groups that make it. */
export function NpsFigure({ nps }: { readonly nps: Nps }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: 24, rowGap: 12, alignItems: 'center' }}>
      <div>
        <div style={{ fontSize: '2rem', fontWeight: 650, lineHeight: 1.1 }}>
          {formatCount(nps.score).replace('-', '−')}
        </div>
        <abbr className="quiet" title={texts.npsLong}>
          {texts.nps}
        </abbr>
      </div>
      <div style={{ flex: '1 1 200px', minWidth: 0 }}>
        <div className="stack" aria-hidden>
          {groups.map(({ name, color }) => (
            <div key={name} style={{ width: `${nps[name] * 100}%`, background: color }} />
          ))}
        </div>
        <ul className="legend" style={{ marginTop: 8 }}>
          {groups.map(({ name, color }) => (
            <li key={name}>
              <span className="swatch" aria-hidden style={{ background: color }} />
              {texts.npsGroup[name]} <strong>{formatShare(nps[name])}</strong>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
