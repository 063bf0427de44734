import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { FormHelperText } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { newId } from '../../../../../newId.ts';
import {
  isUntouchedPicture,
  pictureRows,
  pictureScoreProblem,
  picturesOf,
  picturesRule,
  pictureTextProblem,
  tidyPictures,
} from '../../../model/rows/pictureRows.ts';
import { otherLast } from '../../../model/rows/otherChange.ts';
import type { PictureRow } from '../../../model/rows/pictureRows.ts';
import { texts } from '../../../texts.ts';
import { MediaInput } from '../../fields/MediaInput.tsx';
import { RowCard } from '../../fields/RowCard.tsx';
import { RowList } from '../../fields/RowList.tsx';
import { SwitchInput } from '../../fields/SwitchInput.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';
import { CarryFields } from '../CarryFields.tsx';
import { OtherFields } from '../OtherFields.tsx';

const rules = { options: picturesRule };

/** The pictures that can be chosen, each with its file, its alternative text and its points. */
export function PicturesSection({ block }: { readonly block: BlockOf<'picture'> }) {
  const { changeBlock } = useInspector();
  const inPlace = block.other ? otherLast<PictureRow> : (options: PictureRow[]) => options;
  const section = useSectionForm<{ options: PictureRow[]; with_text: boolean }>({
    saved: { options: pictureRows(block.options), with_text: block.with_text === true },
    rules,
    normal: ({ options, with_text }) => ({
      with_text,
      options: inPlace(tidyPictures(options.filter((row) => !isUntouchedPicture(row, block.options)))),
    }),
    save: ({ options, with_text }, gesture) =>
      changeBlock(
        block.unique_question_id,
        {
          ...(options === undefined ? {} : { options: picturesOf(options) }),
          ...(with_text === undefined ? {} : { with_text }),
        },
        gesture,
      ),
  });
  const rows = useFieldArray({ control: section.control, name: 'options', keyName: 'key' });
  const count = rows.fields.length;
  return (
    <SectionFrame title={texts.sections.pictures} help="pictures" onLeave={section.leave}>
      <CarryFields block={block} />
      <RowList
        rows={rows}
        keyOf={(row) => row.id}
        nameOf={texts.picture}
        most={LIST_LIMITS.handledOptions}
        addLabel={texts.addPicture}
        onAdd={() => rows.append({ id: newId('o'), text: '', score: '', filename_db: '' })}
        onChanged={section.leave}
      >
        {(row, index, controls) => {
          const written = section.values.options[index] ?? row;
          const number = index + 1;
          const isUntouched = isUntouchedPicture(written, block.options);
          return (
            <RowCard title={texts.picture(number)} controls={controls}>
              <MediaInput
                section={section}
                name={`options.${index}.filename_db`}
                label={texts.pictureFile(number)}
                kinds={['image']}
                words={`options.${index}.text`}
              />
              {written.filename_db === '' && <FormHelperText sx={{ m: 0 }}>{texts.pictureFileMissing}</FormHelperText>}
              <TextInput
                section={section}
                name={`options.${index}.text`}
                label={texts.alternativeText}
                accessibleName={texts.pictureText(number)}
                help={texts.pictureTextHelp}
                problem={isUntouched ? undefined : (pictureTextProblem(written, index) ?? undefined)}
              />
              <TextInput
                section={section}
                name={`options.${index}.score`}
                label={texts.score}
                accessibleName={texts.pictureScore(number)}
                problem={pictureScoreProblem(written, index) ?? undefined}
                keyboard="decimal"
              />
            </RowCard>
          );
        }}
      </RowList>
      <FormHelperText sx={{ m: 0 }}>{count === 0 ? texts.noPictures : texts.scoreHelp}</FormHelperText>
      <SwitchInput section={section} name="with_text" label={texts.withText} help={texts.withTextHelp} />
      <OtherFields block={block} />
    </SectionFrame>
  );
}
