import type { InviteeFigures } from '@dialogwerk/shared/contract';
import { Box, FaultAlert, MenuItem, Paper, TextField, Typography } from '@dialogwerk/shared/ui';
import { useDeferredValue, useId, useState } from 'react';
import { Virtualizer } from 'virtua';
import { inviteeTexts } from '../texts.ts';
import { useInviteePages } from '../useInviteePages.ts';
import { InviteeRow } from './InviteeRow.tsx';
import { rowStyles } from './rowStyles.ts';

const texts = inviteeTexts.table;

const tiedFilters = ['all', 'open', 'begun', 'finished', 'unreached'] as const;
const anonymousFilters = ['all', 'unreached'] as const;
type Filter = (typeof tiedFilters)[number];

interface InviteeTableProps {
  readonly survey_id: string;
  readonly list: InviteeFigures;
  readonly onRemove: (invitee_id: string) => void;
}

/** Who is on the list and, unless it is anonymous, how far they are; with search and filter. */
export function InviteeTable({ survey_id, list, onRemove }: InviteeTableProps) {
  const headingId = useId();
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const filters: readonly Filter[] = list.anonymous ? anonymousFilters : tiedFilters;
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1.5 }}>
        {texts.title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, mb: 1.5, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
        <TextField
          size="small"
          type="search"
          label={texts.search}
          value={search}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          onChange={({ target }) => setSearch(target.value)}
        />
        <TextField
          select
          size="small"
          label={texts.filter}
          value={filter}
          onChange={({ target }) => setFilter(filters.find((one) => one === target.value) ?? 'all')}
        >
          {filters.map((one) => (
            <MenuItem key={one} value={one}>
              {texts.filters[one]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Rows
        key={`${filter} ${wanted}`}
        survey_id={survey_id}
        list={list}
        wish={{ filter, search: wanted }}
        onRemove={onRemove}
      />
    </section>
  );
}

interface RowsProps extends InviteeTableProps {
  readonly wish: { readonly filter: Filter; readonly search: string };
}

/** As many rows wait until it is known how many there are. */
const FILLED = 8;
/** Above as many rows only those in sight are drawn. */
const FEW = 100;

function Rows({ survey_id, list, wish, onRemove }: RowsProps) {
  const { total: known, problem, itemAt, want, retry } = useInviteePages(survey_id, wish);
  const total = known ?? Math.min(list.total, FILLED);
  const rowOf = (index: number) => (
    <InviteeRow person={itemAt(index)} columns={list.columns} index={index} onWanted={want} onRemove={onRemove} />
  );
  if (problem !== null) return <FaultAlert onRetry={retry}>{inviteeTexts.failed(problem)}</FaultAlert>;
  if (total === 0) return <Typography color="textSecondary">{texts.none}</Typography>;
  return (
    <>
      <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
        {texts.count(known ?? list.total)}
      </Typography>
      <Paper
        variant="outlined"
        role="group"
        tabIndex={0}
        aria-label={texts.list(known ?? list.total)}
        aria-busy={known === null}
        sx={{ ...rowStyles, maxHeight: 420, overflowY: 'auto' }}
      >
        {total > FEW ? (
          <Virtualizer data={{ length: total }} as="ol" item="li" itemSize={57}>
            {(_, index) => rowOf(index)}
          </Virtualizer>
        ) : (
          <ol>
            {Array.from({ length: total }, (_, index) => (
              <li key={index}>{rowOf(index)}</li>
            ))}
          </ol>
        )}
      </Paper>
    </>
  );
}
