import { Button, Icon } from '@dialogwerk/shared/ui';
import { mdiTableLarge } from '@mdi/js';
import { useState } from 'react';
import { Section } from '../../../Section.tsx';
import { crossTexts as texts } from '../texts.ts';
import { CrossTable } from './CrossTable.tsx';

interface CrossSectionProps {
  readonly survey_id: string;
  /** The short form of a `resultFilter`; '' for all conversations. */
  readonly filter: string;
  /** The questions that draw the groups of an experiment. */
  readonly experiments?: readonly string[];
}

const none: readonly string[] = [];

/** The way to comparing two questions; nothing is loaded before it is wanted. */
export default function CrossSection({ survey_id, filter, experiments = none }: CrossSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={texts.title} help="kreuztabelle" isOnScreenOnly={!isOpen}>
      {isOpen ? (
        <CrossTable survey_id={survey_id} filter={filter} experiments={experiments} />
      ) : (
        <Button variant="outlined" startIcon={<Icon path={mdiTableLarge} />} onClick={() => setIsOpen(true)}>
          {experiments.length > 0 ? texts.byArm : texts.open}
        </Button>
      )}
    </Section>
  );
}
