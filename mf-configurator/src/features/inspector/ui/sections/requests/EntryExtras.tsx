import { mediaKindOf } from '@dialogwerk/shared/dialog';
import { Button, Icon } from '@dialogwerk/shared/ui';
import { mdiPlus } from '@mdi/js';
import { useState } from 'react';
import { entryLinkProblem, hasExtras } from '../../../model/rows/entryRows.ts';
import type { EntryRow } from '../../../model/rows/entryRows.ts';
import { problemOf } from '../../../model/rules/problemOf.ts';
import { shortTextRule } from '../../../model/rules/textRules.ts';
import { texts } from '../../../texts.ts';
import { CaptionsInput } from '../../fields/CaptionsInput.tsx';
import { MediaInput } from '../../fields/MediaInput.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import type { SectionForm } from '../../useSectionForm.ts';

interface EntryExtrasProps {
  readonly section: SectionForm<{ qa_entries: EntryRow[] }>;
  readonly row: EntryRow;
  readonly index: number;
}

/** What an entry says beside its answer: a file, an address, where it is from; folded away while there is none. */
export function EntryExtras({ section, row, index }: EntryExtrasProps) {
  const { readOnly } = useInspector();
  const [isOpen, setOpen] = useState(() => hasExtras(row));
  const number = index + 1;
  if (!isOpen) {
    if (readOnly) return null;
    return (
      <Button
        size="small"
        startIcon={<Icon path={mdiPlus} />}
        aria-label={texts.addExtrasTo(number)}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {texts.addExtras}
      </Button>
    );
  }
  const kind = mediaKindOf(row.filename_db);
  const isPicture = kind === 'image';
  const missing = isPicture ? texts.alternativeTextMissing : texts.transcriptMissing;
  return (
    <>
      <MediaInput
        section={section}
        name={`qa_entries.${index}.filename_db`}
        label={texts.entryFile(number)}
        kinds={['image', 'audio', 'video']}
        words={`qa_entries.${index}.media_text`}
      />
      {row.filename_db !== '' && (
        <TextInput
          section={section}
          name={`qa_entries.${index}.media_text`}
          label={isPicture ? texts.alternativeText : texts.transcript}
          problem={row.media_text.trim() === '' ? missing : undefined}
          lines={2}
        />
      )}
      {kind === 'video' && <CaptionsInput section={section} name={`qa_entries.${index}.captions_db`} />}
      <TextInput
        section={section}
        name={`qa_entries.${index}.link`}
        label={texts.entryLinkLabel}
        accessibleName={texts.entryLink(number)}
        problem={entryLinkProblem(row) ?? undefined}
      />
      <TextInput
        section={section}
        name={`qa_entries.${index}.source`}
        label={texts.entrySourceLabel}
        accessibleName={texts.entrySource(number)}
        help={texts.entrySourceHelp}
        problem={problemOf(shortTextRule(row.source)) ?? undefined}
      />
    </>
  );
}
