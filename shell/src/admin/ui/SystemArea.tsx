import { useResource } from '@dialogwerk/shared/clients';
import { NEARLY_FULL } from '@dialogwerk/shared/contract';
import type { SystemState } from '@dialogwerk/shared/contract';
import { Alert, Box, useDates } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { formatBytes } from '../model/formatBytes.ts';
import { texts } from '../texts.ts';
import { FactCard } from './FactCard.tsx';
import { LegalCard } from './LegalCard.tsx';
import { Loaded } from './Loaded.tsx';
import { ModelCard } from './ModelCard.tsx';
import { PutAsideCard } from './PutAsideCard.tsx';
import { QueueCard } from './QueueCard.tsx';

/** How the installation stands: versions, database, queue, mail, language model, and what is in it. */
export function SystemArea() {
  const { state, reload } = useResource('adminSystem', {});
  return (
    <Loaded state={state} onRetry={reload}>
      {(system) => (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' }}>
          <PutAsideCard work={system.put_aside} />
          <QueueCard queue={system.queue} />
          <Facts state={system} />
          <ModelCard />
          <LegalCard />
        </Box>
      )}
    </Loaded>
  );
}

function Facts({ state: { modules, api, database, mail, counts } }: { readonly state: SystemState }) {
  const { moment } = useDates();
  const { open, idle, waiting } = database.connections;
  const at = (time: number | null): string => (time === null ? texts.never : moment(time));
  return (
    <>
      <FactCard title={texts.modules} facts={modules.map(({ id, version }) => [id, version ?? texts.notBuilt])} />
      <FactCard
        title={texts.server}
        facts={[
          [texts.version, api.version],
          [texts.node, api.node],
          [texts.startedAt, at(api.started_at)],
        ]}
      />
      <FactCard
        title={texts.database}
        facts={[
          ['PostgreSQL', `${database.version} (${database.bundled ? texts.bundled : texts.external})`],
          [texts.size, formatBytes(database.size)],
          [texts.migration, database.migration],
          [texts.connections, texts.connectionCounts(open, idle, waiting)],
        ]}
      />
      <FactCard
        title={texts.mail}
        facts={[
          [texts.transport, mail.transport === 'smtp' ? texts.smtp : texts.folder],
          [texts.target, mail.target],
          [texts.lastSent, at(mail.last_sent_at)],
        ]}
      />
      <FactCard
        title={texts.counts}
        facts={[
          [texts.accounts, formatCount(counts.accounts)],
          [texts.sessions, formatCount(counts.sessions)],
          [texts.surveys, formatCount(counts.surveys)],
          [texts.conversations, formatCount(counts.conversations)],
          [texts.media, texts.mediaOf(formatBytes(counts.media), formatBytes(counts.media_limit))],
        ]}
      >
        {counts.media >= NEARLY_FULL * counts.media_limit && <Alert severity="warning">{texts.mediaNearlyFull}</Alert>}
      </FactCard>
    </>
  );
}
