import { useResource } from '@dialogwerk/shared/clients';
import type { Block, ListedPart } from '@dialogwerk/shared/contract';
import { PART_LIMITS, SECTION_LIMITS } from '@dialogwerk/shared/contract';
import { isAsking } from '@dialogwerk/shared/dialog';
import { Alert, Box, Button, FaultAlert, Icon, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { mdiArrowLeft, mdiPlus } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import { previewOf } from '../../../model/wording/previewOf.ts';
import { inputsOf } from '../model/inputsOf.ts';
import type { PartContent } from '../model/PartContent.ts';
import { texts } from '../texts.ts';
import { GivenFields } from './GivenFields.tsx';
import type { PartsWork } from './PartsWork.ts';

interface PartViewProps {
  readonly part: ListedPart;
  readonly work: PartsWork;
  readonly onBack: () => void;
}

/** A part with what it asks, before it is put in. */
export function PartView({ part, work, onBack }: PartViewProps) {
  const { name, about, rights } = part;
  const { state, reload } = useResource('partContent', part.from);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Box sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Button size="small" startIcon={<Icon path={mdiArrowLeft} />} onClick={onBack} sx={{ ml: -0.5, mb: 1 }}>
        {texts.back}
      </Button>
      <Typography
        ref={title}
        tabIndex={-1}
        variant="h3"
        lang="de"
        sx={{ fontSize: '1.1rem', outline: 'none', hyphens: 'auto' }}
      >
        {name}
      </Typography>
      {about !== '' && <Typography sx={{ mt: 0.5 }}>{about}</Typography>}
      {rights !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>
          {texts.rights}: {rights}
        </Typography>
      )}
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" aria-label={texts.loading} variant="rounded" height={160} sx={{ mt: 2 }} />
      )}
      {state.kind === 'failed' && (
        <FaultAlert onRetry={reload} sx={{ mt: 2 }}>
          {texts.contentFault(state.reason)}
        </FaultAlert>
      )}
      {state.kind === 'loaded' && <Insertable content={state.value} work={work} onDone={onBack} />}
    </Box>
  );
}

interface InsertableProps {
  readonly content: PartContent;
  readonly work: PartsWork;
  readonly onDone: () => void;
}

function Insertable({ content, work: { survey, behind, readOnly, onInsert }, onDone }: InsertableProps) {
  const inputs = inputsOf(content);
  const [given, setGiven] = useState<ReadonlyMap<string, string>>(new Map());
  const problem = problemOf(content, survey);
  const notes = [
    ...(content.du_sie === survey.du_sie ? [] : [texts.otherTone(content.du_sie)]),
    ...(content.language === survey.language ? [] : [texts.otherLanguage]),
  ];
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        const kept = [...given].filter(([, expression]) => expression.trim() !== '');
        onInsert(content, new Map(kept.map(([input, expression]) => [input, expression.trim()])));
        onDone();
      }}
    >
      <Typography variant="h4" sx={{ fontSize: '0.95rem', mt: 2 }}>
        {texts.contents}
      </Typography>
      <Asked blocks={content.blocks} />
      {inputs.length > 0 && !readOnly && (
        <GivenFields inputs={inputs} given={given} survey={survey} onGiven={setGiven} />
      )}
      {notes.map((note) => (
        <Alert key={note} severity="info" sx={{ mt: 2 }}>
          {note}
        </Alert>
      ))}
      {problem !== null && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      {!readOnly && problem === null && (
        <Box
          sx={{
            position: 'sticky',
            bottom: 0,
            mx: -2,
            px: 2,
            py: 1.5,
            mt: 2,
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {behind === null ? texts.insertFirst : texts.insertBehind(behind)}
          </Typography>
          <Button type="submit" variant="contained" startIcon={<Icon path={mdiPlus} />}>
            {texts.insert}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function problemOf({ blocks, from }: PartContent, { survey_id, sections }: PartsWork['survey']): string | null {
  if (from.id === survey_id) return texts.itself;
  if (blocks.length === 0) return texts.empty;
  if (blocks.length > PART_LIMITS.blocks) return texts.tooMany(PART_LIMITS.blocks);
  return sections.length >= SECTION_LIMITS.most ? texts.tooManySections(SECTION_LIMITS.most) : null;
}

/** The questions of a part in their order; of a battery each statement. */
function Asked({ blocks }: { readonly blocks: readonly Block[] }) {
  const asked = blocks.filter((block) => isAsking(block));
  if (asked.length === 0) return <Typography variant="body2">{texts.nothingAsked}</Typography>;
  return (
    <Box component="ol" sx={{ pl: 2.5, my: 1, '& li': { py: 0.25 } }}>
      {asked.map((block) => (
        <Typography key={block.unique_question_id} component="li" variant="body2">
          {previewOf(block.context) || block.short_name}
          {block.type === 'matrix' && (
            <Box component="ul" sx={{ pl: 2 }}>
              {block.items.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </Box>
          )}
        </Typography>
      ))}
    </Box>
  );
}
