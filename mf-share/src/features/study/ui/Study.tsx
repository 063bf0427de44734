import type { SurveyData } from '@dialogwerk/shared/contract';
import { studyTexts as texts } from '../texts.ts';
import { AccessPanel } from './AccessPanel.tsx';
import { EndsPanel } from './EndsPanel.tsx';
import { PeriodPanel } from './PeriodPanel.tsx';
import { QuotasPanel } from './QuotasPanel.tsx';
import { StudyPart } from './StudyPart.tsx';
import { TestLinkPanel } from './TestLinkPanel.tsx';

const parts = {
  period: PeriodPanel,
  access: AccessPanel,
  quotas: QuotasPanel,
  ends: EndsPanel,
  test: TestLinkPanel,
} as const;

export interface StudyProps {
  readonly part: keyof typeof parts;
  readonly survey: SurveyData;
  /** The link for respondents. */
  readonly link: string;
}

/** One panel of how a study is run, with how it stands now. */
export default function Study({ part, survey, link }: StudyProps) {
  const { survey_id } = survey;
  const Part = parts[part];
  // Besitzer and Voller Zugriff are the roles with both rights (domain.md §8).
  const maySet = survey.bearbeiten === 1 && survey.analyse === 1;
  return (
    <StudyPart key={survey_id} part={part} survey_id={survey_id} maySet={maySet} role={texts.role}>
      {(panel) => <Part {...panel} survey={survey} isPublished={survey.publication !== null} link={link} />}
    </StudyPart>
  );
}
