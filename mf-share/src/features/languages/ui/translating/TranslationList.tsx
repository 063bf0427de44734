import { languageName, Paper, Typography } from '@dialogwerk/shared/ui';
import { useRef, useState } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { WindowVirtualizerHandle } from 'virtua';
import type { ReactNode } from 'react';
import type { TextRow } from '../../model/TextRow.ts';
import { translatingTexts as texts } from '../../texts.ts';
import { TranslationRow } from './TranslationRow.tsx';

interface TranslationListProps {
  readonly rows: readonly TextRow[];
  readonly from: string;
  readonly language: string;
  readonly onType: (row: TextRow, typed: string) => void;
  readonly onConfirm: (row: TextRow) => void;
  readonly suggestionOf: (row: TextRow) => ReactNode;
}

/** Above as many rows only those in sight are drawn. */
const FEW = 60;
/** Of a row with short texts, in pixels. */
const ROW_HEIGHT = 92;

/** Texts and their translations, one below the other; the keyboard goes from one to the next. */
export function TranslationList({ rows, suggestionOf, ...handed }: TranslationListProps) {
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  // The row that the keyboard goes to, which may be drawn only later.
  const [wanted, setWanted] = useState<number | null>(null);
  function go(index: number): void {
    const next = Math.min(Math.max(index, 0), rows.length - 1);
    virtualizer.current?.scrollToIndex(next, { align: 'nearest' });
    setWanted(next);
  }
  const rowOf = (index: number) => {
    const row = rows[index];
    return (
      row && (
        <div key={row.key} data-row={index} role="listitem">
          <TranslationRow
            {...handed}
            row={row}
            index={index}
            onGo={go}
            isWanted={index === wanted}
            suggestion={suggestionOf(row)}
          />
        </div>
      )
    );
  };

  return (
    <>
      <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
        {texts.count(rows.length)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, display: { xs: 'none', md: 'block' } }}>
        {texts.keys}
      </Typography>
      {rows.length > 0 && (
        <Paper
          variant="outlined"
          role="list"
          aria-label={texts.list(languageName(handed.language))}
          onFocus={() => setWanted(null)}
        >
          {rows.length > FEW ? (
            <WindowVirtualizer ref={virtualizer} data={{ length: rows.length }} itemSize={ROW_HEIGHT}>
              {(_, index) => rowOf(index) ?? <></>}
            </WindowVirtualizer>
          ) : (
            rows.map((_, index) => rowOf(index))
          )}
        </Paper>
      )}
    </>
  );
}
