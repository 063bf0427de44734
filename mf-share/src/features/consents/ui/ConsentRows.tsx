import { usePages } from '@dialogwerk/shared/clients';
import { CONSENT_LIMITS } from '@dialogwerk/shared/contract';
import type { CallRequest, ConsentText, StoredConsent } from '@dialogwerk/shared/contract';
import { FaultAlert, Paper, Typography, useDates } from '@dialogwerk/shared/ui';
import { useEffect } from 'react';
import { Virtualizer } from 'virtua';
import { beginningOf } from '../model/beginningOf.ts';
import { consentTexts as texts } from '../texts.ts';

export type ConsentWish = Pick<CallRequest<'consentLines'>, 'text_hash' | 'act'>;

interface ConsentRowsProps {
  readonly survey_id: string;
  readonly met: readonly ConsentText[];
  readonly wish: ConsentWish;
}

/** As many rows wait until it is known how many there are. */
const FILLED = 4;
/** Above as many rows only those in sight are drawn. */
const FEW = 100;

/** One style on what holds the list, because one for each row would take its time while scrolling. */
const styles = {
  maxHeight: 420,
  overflowY: 'auto',
  '& ol': { m: 0, p: 0, listStyle: 'none' },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
    columnGap: 2,
    px: 2,
    py: 1,
    minHeight: 57,
    typography: 'body2',
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& .row .soft': { color: 'text.secondary', display: 'block' },
} as const;

/** The lines of the log that are looked for, the latest first, fetched as they come into sight. */
export function ConsentRows({ survey_id, met, wish }: ConsentRowsProps) {
  const {
    total: known,
    problem,
    itemAt,
    want,
    retry,
  } = usePages('consentLines', {
    atOnce: CONSENT_LIMITS.atOnce,
    requestOf: (page) => ({ survey_id, ...wish, offset: page * CONSENT_LIMITS.atOnce }),
    itemsOf: ({ total, lines }) => ({ total, items: lines }),
  });
  if (problem !== null) return <FaultAlert onRetry={retry}>{texts.failed(problem)}</FaultAlert>;
  const total = known ?? FILLED;
  if (total === 0) return <Typography color="textSecondary">{texts.noLines}</Typography>;
  const rowOf = (index: number) => <ConsentRow line={itemAt(index)} met={met} index={index} onWanted={want} />;
  return (
    <div>
      <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
        {known === null ? texts.loading : texts.lines(known)}
      </Typography>
      <Paper
        variant="outlined"
        role="group"
        tabIndex={0}
        aria-label={texts.list(known ?? 0)}
        aria-busy={known === null}
        sx={styles}
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
    </div>
  );
}

interface ConsentRowProps {
  /** null while its page is on its way. */
  readonly line: StoredConsent | null;
  readonly met: readonly ConsentText[];
  readonly index: number;
  readonly onWanted: (index: number) => void;
}

function ConsentRow({ line, met, index, onWanted }: ConsentRowProps) {
  const { moment } = useDates();
  const isThere = line !== null;
  useEffect(() => {
    if (!isThere) onWanted(index);
  }, [isThere, index, onWanted]);
  if (!line) return <div className="row">{texts.waiting}</div>;
  const shown = met.find(({ text_hash }) => text_hash === line.text_hash);
  const published = line.published_at === null ? null : moment(line.published_at);
  const more = [
    texts.conversation(line.conversation_id),
    texts.version(published, line.revision),
    ...(line.on_own_page ? [texts.onOwnPage] : []),
  ];
  return (
    <div className="row">
      <span>
        <strong>{texts.acts[line.act]}</strong>
        <span className="soft">{moment(line.at)}</span>
      </span>
      <span>
        {shown ? texts.textName(shown.kind, beginningOf(shown.text), shown.language) : ''}
        <span className="soft">{more.join(' · ')}</span>
      </span>
    </div>
  );
}
