import type { BlockOf } from '@dialogwerk/shared/contract';
import { FormHelperText, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { messageRule, orNull } from '../../features/inspector/model/rules/textRules.ts';
import { texts } from '../../features/inspector/texts.ts';
import { MediaInput } from '../../features/inspector/ui/fields/MediaInput.tsx';
import { TextInput } from '../../features/inspector/ui/fields/TextInput.tsx';
import { useInspector } from '../../features/inspector/ui/InspectorContext.ts';
import { SectionFrame } from '../../features/inspector/ui/SectionFrame.tsx';
import { useSectionForm } from '../../features/inspector/ui/useSectionForm.ts';
import { edgeNames, edgesForm, edgesOf, edgesRule, tidyEdges } from './edgesForm.ts';
import type { EdgesForm } from './edgesForm.ts';
import { mapTexts } from './mapTexts.ts';

const rules = { media_text: messageRule, edges: edgesRule };

/** The picture that a place is marked on, what stands for it where it is not seen, and where on the earth it lies. */
export function MapSection({ block }: { readonly block: BlockOf<'place'> }) {
  const { changeBlock } = useInspector();
  const edgesId = useId();
  const section = useSectionForm<{ filename_db: string; media_text: string; edges: EdgesForm }>({
    saved: { filename_db: block.filename_db ?? '', media_text: block.media_text, edges: edgesForm(block.edges) },
    rules,
    normal: ({ edges, ...form }) => ({ ...form, edges: tidyEdges(edges) }),
    save: ({ filename_db, media_text, edges }, gesture) =>
      changeBlock(
        block.unique_question_id,
        {
          ...(filename_db === undefined ? {} : { filename_db: orNull(filename_db) }),
          ...(media_text === undefined ? {} : { media_text }),
          ...(edges === undefined ? {} : { edges: edgesOf(edges) }),
        },
        gesture,
      ),
  });
  const { values, problems } = section;
  const undescribed = values.media_text.trim() === '' ? texts.alternativeTextMissing : undefined;
  return (
    <SectionFrame title={mapTexts.title} help="map" onLeave={section.leave}>
      <MediaInput section={section} name="filename_db" label={mapTexts.file} kinds={['image']} words="media_text" />
      {values.filename_db === '' ? (
        <FormHelperText sx={{ m: 0 }}>{mapTexts.fileMissing}</FormHelperText>
      ) : (
        <TextInput
          section={section}
          name="media_text"
          label={texts.alternativeText}
          help={mapTexts.descriptionHelp}
          problem={problems.media_text ?? undescribed}
          lines={2}
        />
      )}
      <Stack role="group" aria-labelledby={edgesId} sx={{ gap: 1.5 }}>
        <Typography id={edgesId} variant="body2">
          {mapTexts.edges}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', '& > *': { flex: '1 1 40%' } }}>
          {edgeNames.map((name) => (
            <TextInput
              key={name}
              section={section}
              name={`edges.${name}`}
              label={mapTexts.edge[name]}
              problemId={problems.edges === undefined ? undefined : `${edgesId}-problem`}
              keyboard="decimal"
            />
          ))}
        </Stack>
        <FormHelperText id={`${edgesId}-problem`} error={problems.edges !== undefined} sx={{ m: 0 }}>
          {problems.edges ?? mapTexts.edgesHelp}
        </FormHelperText>
      </Stack>
    </SectionFrame>
  );
}
