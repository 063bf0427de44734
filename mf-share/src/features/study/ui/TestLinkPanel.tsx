import { Button, CopyField, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { Panel } from '../../../Panel.tsx';
import { dialogWords, studyTexts } from '../texts.ts';
import { StateLine } from './StateLine.tsx';
import type { StudyPanelProps } from './StudyPanelProps.ts';

const texts = studyTexts.test;

interface TestLinkPanelProps extends StudyPanelProps {
  readonly isPublished: boolean;
  /** The link for respondents. */
  readonly link: string;
}

/** The link that goes the respondents' whole way without being counted. */
export function TestLinkPanel({
  study: { test_link },
  settings,
  maySet,
  isPublished,
  link,
  words = dialogWords,
}: TestLinkPanelProps) {
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const set = async (id: string | null): Promise<void> => {
    setMaking(id !== null);
    setProblem(await settings.setTestLink(id, test_link?.link_id ?? null));
    setMaking(false);
  };
  const make = () => void set(crypto.randomUUID());
  const state = !isPublished ? words.testUnpublished : test_link ? texts.there : texts.none;
  return (
    <Panel title={texts.title} help="testlink">
      <StateLine tone="open" state={state} />
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {words.testMeets}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        {test_link && <CopyField label={texts.link} text={`${link}?${test_link.query}`} />}
        {maySet && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" disabled={isMaking} onClick={make}>
              {isMaking ? texts.making : test_link ? texts.renew : texts.make}
            </Button>
            {test_link && (
              <Button color="inherit" disabled={isMaking} onClick={() => void set(null)}>
                {texts.revoke}
              </Button>
            )}
          </Stack>
        )}
        {problem !== null && (
          <Typography role="alert" color="error">
            {studyTexts.notSaved(problem)}
          </Typography>
        )}
      </Stack>
    </Panel>
  );
}
