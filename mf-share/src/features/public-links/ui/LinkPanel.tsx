import type { SurveyData } from '@dialogwerk/shared/contract';
import { PublicLink, Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';

interface LinkPanelProps {
  readonly survey: Pick<SurveyData, 'survey_name' | 'active'>;
  /** What stands around the link; absent: the words for a dialog. */
  readonly words?: Readonly<Record<'title' | 'text' | 'asleep', string>>;
  readonly link: string;
  /** Whether people can take part by it now, and what they get. */
  readonly children: ReactNode;
}

/** What most people come for: the link for respondents, and below it whether it leads to something. */
export function LinkPanel({ survey, words = texts.link, link, children }: LinkPanelProps) {
  return (
    <Panel title={words.title} help="link">
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {words.text} {!survey.active && words.asleep}
      </Typography>
      <PublicLink label={texts.link.label} link={link} name={survey.survey_name} />
      {children}
    </Panel>
  );
}
