import { embedHosts } from '@dialogwerk/shared/browser';
import { usualEmbedHosts } from '@dialogwerk/shared/contract';
import type { Block } from '@dialogwerk/shared/contract';
import { mediaKindOf } from '@dialogwerk/shared/dialog';
import { embedRule } from '../../../model/rules/embedRule.ts';
import { messageRule, orNull, shortTextRule } from '../../../model/rules/textRules.ts';
import { embedTexts } from '../../../embedTexts.ts';
import { texts } from '../../../texts.ts';
import { CaptionsInput } from '../../fields/CaptionsInput.tsx';
import { MediaInput } from '../../fields/MediaInput.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { FoldSection } from '../../FoldSection.tsx';
import { useSectionForm } from '../../useSectionForm.ts';

/** The picture, audio or video that comes with a block, and what stands for it when it is not seen or heard; and what it shows from elsewhere. */
export function MediaSection({ block }: { readonly block: Block }) {
  const { changeBlock } = useInspector();
  const hosts = embedHosts() ?? usualEmbedHosts;
  const section = useSectionForm({
    saved: {
      filename_db: block.filename_db ?? '',
      media_text: block.media_text,
      captions_db: block.captions_db ?? '',
      embed: block.embed ?? '',
      embed_title: block.embed_title ?? '',
    },
    rules: { media_text: messageRule, embed: embedRule(hosts), embed_title: shortTextRule },
    normal: (form) => ({ ...form, embed: form.embed.trim() }),
    save: ({ filename_db, media_text, captions_db, embed, embed_title }, gesture) =>
      changeBlock(
        block.unique_question_id,
        {
          ...(filename_db === undefined ? {} : { filename_db: orNull(filename_db) }),
          ...(media_text === undefined ? {} : { media_text }),
          ...(captions_db === undefined ? {} : { captions_db: orNull(captions_db) }),
          ...(embed === undefined ? {} : { embed: orNull(embed) }),
          ...(embed_title === undefined ? {} : { embed_title }),
        },
        gesture,
      ),
  });
  const { filename_db, media_text, embed, embed_title } = section.values;
  const kind = mediaKindOf(filename_db);
  const isPicture = kind === 'image';
  const missing = isPicture ? texts.alternativeTextMissing : texts.transcriptMissing;
  const isMissing = filename_db !== '' && media_text.trim() === '';
  const isUntitled = embed.trim() !== '' && embed_title.trim() === '';
  const problems = {
    ...(isMissing ? { media_text: missing } : {}),
    ...(isUntitled ? { embed_title: embedTexts.untitled } : {}),
    ...section.problems,
  };
  return (
    <FoldSection name="media" block={block} title={texts.sections.media} problems={problems} onLeave={section.leave}>
      <MediaInput
        section={section}
        name="filename_db"
        label={texts.mediaFile}
        kinds={['image', 'audio', 'video']}
        words="media_text"
      />
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
      <TextInput
        section={section}
        name="embed"
        label={embedTexts.address}
        help={embedTexts.help(hosts)}
        problem={problems.embed}
        code
      />
      {embed.trim() !== '' && (
        <TextInput
          section={section}
          name="embed_title"
          label={embedTexts.title}
          help={embedTexts.titleHelp}
          problem={problems.embed_title}
        />
      )}
    </FoldSection>
  );
}
