import { mediaKinds } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { FormHelperText, Stack, Typography } from '@dialogwerk/shared/ui';
import { numberText, readNumber, tidyNumber } from '../../../model/numberText.ts';
import { bytesOf, megabytesOf, uploadRules } from '../../../model/rules/uploadRules.ts';
import type { UploadForm } from '../../../model/rules/uploadRules.ts';
import { texts } from '../../../texts.ts';
import { SwitchInput } from '../../fields/SwitchInput.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';

/** Which files are taken, and how large ones. */
export function UploadSection({ block }: { readonly block: BlockOf<'upload'> }) {
  const { changeBlock } = useInspector();
  const { kinds, max_bytes } = block;
  // A block that names no kind takes every kind, as the engine has it.
  const isTaken = (kind: (typeof mediaKinds)[number]): boolean => kinds.length === 0 || kinds.includes(kind);
  const section = useSectionForm<UploadForm>({
    saved: {
      image: isTaken('image'),
      audio: isTaken('audio'),
      video: isTaken('video'),
      document: isTaken('document'),
      megabytes: numberText(megabytesOf(max_bytes)),
    },
    rules: uploadRules,
    normal: (form) => ({ ...form, megabytes: tidyNumber(form.megabytes) }),
    save: ({ megabytes, ...switched }, gesture) =>
      changeBlock(
        block.unique_question_id,
        {
          ...(Object.keys(switched).length === 0
            ? {}
            : { kinds: mediaKinds.filter((kind) => switched[kind] ?? isTaken(kind)) }),
          ...(megabytes === undefined ? {} : { max_bytes: bytesOf(readNumber(megabytes) ?? 1) }),
        },
        gesture,
      ),
  });
  const { problems } = section;
  const noKind = mediaKinds.map((kind) => problems[kind]).find((problem) => problem !== undefined);
  return (
    <SectionFrame title={texts.sections.file} help="file" onLeave={section.leave}>
      <Stack role="group" aria-label={texts.kindsTitle}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {texts.kindsTitle}
        </Typography>
        {mediaKinds.map((kind) => (
          <SwitchInput key={kind} section={section} name={kind} label={texts.kinds[kind]} />
        ))}
        {noKind !== undefined && <FormHelperText error>{noKind}</FormHelperText>}
      </Stack>
      <TextInput
        section={section}
        name="megabytes"
        label={texts.megabytes}
        help={texts.megabytesHelp}
        problem={problems.megabytes}
        keyboard="decimal"
      />
    </SectionFrame>
  );
}
