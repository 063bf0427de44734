import { mediaKindOf } from '@dialogwerk/shared/dialog';
import type { Block } from '@dialogwerk/shared/contract';
import { messageRule, orNull } from '../../../model/rules/textRules.ts';
import { texts } from '../../../texts.ts';
import { CaptionsInput } from '../../fields/CaptionsInput.tsx';
import { MediaInput } from '../../fields/MediaInput.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { FoldSection } from '../../FoldSection.tsx';
import { useSectionForm } from '../../useSectionForm.ts';

const rules = { media_text: messageRule };

/** The picture, audio or video that comes with a block, and what stands for it when it is not seen or heard. */
export function MediaSection({ block }: { readonly block: Block }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm({
    saved: {
      filename_db: block.filename_db ?? '',
      media_text: block.media_text,
      captions_db: block.captions_db ?? '',
    },
    rules,
    save: ({ filename_db, media_text, captions_db }, gesture) =>
      changeBlock(
        block.unique_question_id,
        {
          ...(filename_db === undefined ? {} : { filename_db: orNull(filename_db) }),
          ...(media_text === undefined ? {} : { media_text }),
          ...(captions_db === undefined ? {} : { captions_db: orNull(captions_db) }),
        },
        gesture,
      ),
  });
  const { filename_db, media_text } = section.values;
  const kind = mediaKindOf(filename_db);
  const isPicture = kind === 'image';
  const missing = isPicture ? texts.alternativeTextMissing : texts.transcriptMissing;
  const isMissing = filename_db !== '' && media_text.trim() === '';
  const problems = { ...(isMissing ? { media_text: missing } : {}), ...section.problems };
  return (
    <FoldSection name="media" block={block} title={texts.sections.media} problems={problems} onLeave={section.leave}>
      <MediaInput section={section} name="filename_db" label={texts.mediaFile} kinds={['image', 'audio', 'video']} />
      {filename_db !== '' && (
        <TextInput
          section={section}
          name="media_text"
          label={isPicture ? texts.alternativeText : texts.transcript}
          help={isPicture ? texts.alternativeTextHelp : texts.transcriptHelp}
          problem={problems.media_text}
          lines={isPicture ? 2 : 4}
        />
      )}
      {kind === 'video' && <CaptionsInput section={section} name="captions_db" />}
    </FoldSection>
  );
}
