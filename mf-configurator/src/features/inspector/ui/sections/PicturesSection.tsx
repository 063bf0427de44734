import type { BlockOf } from '@dialogwerk/shared/contract';
import { FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { newId } from '../../../../newId.ts';
import { pictureProblem, pictureRows, picturesOf, picturesRule } from '../../model/pictureRows.ts';
import type { PictureRow } from '../../model/pictureRows.ts';
import { texts } from '../../texts.ts';
import { AddButton } from '../fields/AddButton.tsx';
import { ListRow } from '../fields/ListRow.tsx';
import { MediaInput } from '../fields/MediaInput.tsx';
import { RowControls } from '../fields/RowControls.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const rules = { options: picturesRule };

/** The pictures that can be chosen, each with its file, its alternative text and its points. */
export function PicturesSection({ block }: { readonly block: BlockOf<'picture'> }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm<{ options: PictureRow[] }>({
    saved: { options: pictureRows(block.options) },
    rules,
    normal: ({ options }) => ({ options: pictureRows(picturesOf(options)) }),
    save: ({ options = [] }, gesture) =>
      changeBlock(block.unique_question_id, { options: picturesOf(options) }, gesture),
  });
  const rows = useFieldArray({ control: section.control, name: 'options', keyName: 'key' });
  const count = rows.fields.length;
  return (
    <SectionFrame title={texts.sections.pictures} onLeave={section.leave}>
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {rows.fields.map((row, index) => {
          const written = section.values.options[index] ?? row;
          const number = index + 1;
          return (
            <ListRow
              key={row.key}
              title={texts.picture(number)}
              controls={
                <RowControls
                  what={texts.picture(number)}
                  index={index}
                  count={count}
                  onMove={(to) => rows.move(index, to)}
                  onRemove={() => rows.remove(index)}
                />
              }
            >
              <MediaInput
                section={section}
                name={`options.${index}.filename_db`}
                label={texts.pictureFile(number)}
                kinds={['image']}
              />
              {written.filename_db === '' && <FormHelperText sx={{ m: 0 }}>{texts.pictureFileMissing}</FormHelperText>}
              <TextInput
                section={section}
                name={`options.${index}.text`}
                label={texts.alternativeText}
                accessibleName={texts.pictureText(number)}
                help={texts.pictureTextHelp}
                problem={pictureProblem(written, index) ?? undefined}
              />
              <TextInput
                section={section}
                name={`options.${index}.score`}
                label={texts.score}
                accessibleName={texts.pictureScore(number)}
                keyboard="decimal"
              />
            </ListRow>
          );
        })}
      </Stack>
      <FormHelperText sx={{ m: 0 }}>{count === 0 ? texts.noPictures : texts.scoreHelp}</FormHelperText>
      <AddButton
        label={texts.addPicture}
        onClick={() => rows.append({ id: newId('o'), text: texts.newPicture(count + 1), score: '', filename_db: '' })}
      />
    </SectionFrame>
  );
}
