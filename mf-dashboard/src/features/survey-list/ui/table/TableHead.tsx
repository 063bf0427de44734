import { Box, ButtonBase, Icon, visuallyHidden } from '@dialogwerk/shared/ui';
import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { useStore } from '@nanostores/react';
import type { Wanted } from '../../../../listed/model/Wanted.ts';
import { $selected } from '../../../../listed/state/selection.ts';
import { tableTexts as texts } from '../../tableTexts.ts';

interface TableHeadProps {
  readonly wanted: Pick<Wanted, 'order' | 'reversed'>;
  readonly onChange: (changes: Partial<Wanted>) => void;
}

const columns = ['name', 'status', 'version', 'gespraeche', 'geaendert', 'ordner'] as const;
const rising: ReadonlySet<string> = new Set(['name', 'ordner']);

/** The columns' names, by which the table is sorted; once more turns the order round. */
export function TableHead({ wanted: { order, reversed }, onChange }: TableHeadProps) {
  // Because what can be done with chosen dialogs lies over it.
  const isCovered = useStore($selected).size > 0;
  return (
    <Box role="row" sx={{ fontWeight: 600, color: 'text.secondary' }}>
      <span role="columnheader">
        <span style={visuallyHidden}>{texts.choice}</span>
      </span>
      {columns.map((column) => {
        const isHere = order === column;
        const isUp = rising.has(column) !== reversed;
        const sorted = isUp ? 'ascending' : 'descending';
        return (
          <Box
            key={column}
            role="columnheader"
            aria-sort={isHere ? sorted : 'none'}
            data-further={column === 'name' || column === 'status' ? undefined : ''}
            sx={{ minWidth: 0, textAlign: column === 'gespraeche' ? 'right' : 'left' }}
          >
            <ButtonBase
              aria-label={texts.columns[column]}
              title={texts.columns[column]}
              tabIndex={isCovered ? -1 : 0}
              onClick={() => onChange({ order: column, reversed: isHere && !reversed })}
              sx={{ font: 'inherit', minHeight: 26, minWidth: 24, '&.Mui-focusVisible': { outline: 2 } }}
            >
              {column === 'ordner' ? texts.folderShort : texts.columns[column]}
              {isHere && <Icon path={isUp ? mdiArrowUp : mdiArrowDown} sx={{ fontSize: 16 }} />}
            </ButtonBase>
          </Box>
        );
      })}
      <span role="columnheader">
        <span style={visuallyHidden}>{texts.menu}</span>
      </span>
    </Box>
  );
}
