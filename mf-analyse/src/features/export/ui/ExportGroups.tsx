import { Button, laterPart, Skeleton, Stack } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { exportTexts as texts } from '../texts.ts';

const GroupCheck = laterPart(
  async () => (await import('../../../personal/GroupCheck.tsx')).GroupCheck,
  <Skeleton variant="rounded" height={120} />,
);

interface ExportGroupsProps {
  readonly survey_id: string;
  /** The short form of a `resultFilter`; '' for all conversations. */
  readonly filter: string;
}

/** The way to a check of whether somebody could be recognised in the file. */
export function ExportGroups({ survey_id, filter }: ExportGroupsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Button size="small" aria-expanded={isOpen} sx={{ alignSelf: 'flex-start' }} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.hideGroups : texts.groups}
      </Button>
      {isOpen && <GroupCheck survey_id={survey_id} filter={filter} isForLink={false} onChecked={() => {}} />}
    </Stack>
  );
}
