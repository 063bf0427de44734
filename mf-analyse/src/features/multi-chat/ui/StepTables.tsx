import type { ChatPlace, ChatsOverview, HintStep } from '@dialogwerk/shared/contract';
import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { DataTable } from '../../../DataTable.tsx';
import { formatDuration, formatShare } from '../../../formats.ts';
import { Section } from '../../../Section.tsx';
import { multiChatTexts as texts } from '../texts.ts';

interface StepsProps {
  readonly overview: ChatsOverview;
}

const timeOf = (median: number | null): string => (median === null ? texts.none : formatDuration(median));

/** A share as a bar with its number; the number alone is read. */
function Share({ count, total }: { readonly count: number; readonly total: number }) {
  const share = total === 0 ? 0 : count / total;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 130 }}>
      <Box aria-hidden sx={{ flex: 1, height: 8, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box sx={{ height: '100%', borderRadius: 1, bgcolor: 'primary.main' }} style={{ width: `${100 * share}%` }} />
      </Box>
      <span className="number">{formatShare(share)}</span>
    </Stack>
  );
}

/** How many came to each clue and each ending, and when; nothing for a multi-chat without any. */
export function HintSteps({ overview }: StepsProps) {
  return (
    <>
      {(['ending', 'clue'] as const).map((kind) => (
        <Hints key={kind} overview={overview} kind={kind} />
      ))}
    </>
  );
}

function Hints({ overview: { hints, total }, kind }: StepsProps & Pick<HintStep, 'kind'>) {
  const steps = hints.filter((hint) => hint.kind === kind).toSorted((one, other) => other.count - one.count);
  if (steps.length === 0) return null;
  const title = kind === 'ending' ? texts.endings : texts.clues;
  return (
    <Section title={title}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {texts.stepsHint}
      </Typography>
      <DataTable label={title}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col" className="number">
              {texts.count}
            </th>
            <th scope="col">{texts.share}</th>
            <th scope="col" className="number">
              {texts.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ title: name, place, count, median }) => (
            <tr key={`${place.survey_id} ${place.unique_question_id}`}>
              <th scope="row">{name}</th>
              <td className="number">{formatCount(count)}</td>
              <td>
                <Share count={count} total={total} />
              </td>
              <td className="number">{timeOf(median)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Section>
  );
}

/** How often each trigger has acted, the most frequent first; nothing for a multi-chat without any. */
export function TriggerSteps({ overview: { triggers, total, chats } }: StepsProps) {
  if (triggers.length === 0) return null;
  const names = new Map(chats.map(({ survey_id, survey_name }) => [survey_id, survey_name]));
  const placeText = ({ survey_id, name }: ChatPlace): string => texts.place(name, names.get(survey_id) ?? '');
  return (
    <Section title={texts.triggers}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {texts.triggersHint}
      </Typography>
      <DataTable label={texts.triggers}>
        <thead>
          <tr>
            <th scope="col">{texts.trigger}</th>
            <th scope="col" className="number">
              {texts.acted}
            </th>
            <th scope="col">{texts.share}</th>
            <th scope="col" className="number">
              {texts.after}
            </th>
            <th scope="col" className="number">
              {texts.followed}
            </th>
          </tr>
        </thead>
        <tbody>
          {triggers
            .toSorted((one, other) => other.count - one.count)
            .map(({ trigger_id, kind, cause, effect, count, median, followed }) => (
              <tr key={trigger_id}>
                <th scope="row">
                  {texts.kinds[kind]}
                  <Typography variant="body2" color="textSecondary" sx={{ hyphens: 'auto' }}>
                    {texts.leads(cause ? placeText(cause) : texts.call, placeText(effect))}
                  </Typography>
                </th>
                <td className="number">{formatCount(count)}</td>
                <td>
                  <Share count={count} total={total} />
                </td>
                <td className="number">{timeOf(median)}</td>
                <td className="number">{formatCount(followed)}</td>
              </tr>
            ))}
        </tbody>
      </DataTable>
    </Section>
  );
}
