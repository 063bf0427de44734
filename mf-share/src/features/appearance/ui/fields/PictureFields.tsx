import { useResource } from '@dialogwerk/shared/clients';
import { brandPictures } from '@dialogwerk/shared/contract';
import { appearanceTexts as texts } from '../../texts.ts';
import type { LookForm } from './LookForm.ts';
import { PictureField } from './PictureField.tsx';
import { Section } from './Section.tsx';

/** Logo, the bot's picture and the ground: files of the dialog. */
export function PictureFields({ survey_id, form }: { readonly survey_id: string; readonly form: LookForm }) {
  const { state } = useResource('mediaList', { survey_id });
  const files = state.kind === 'loaded' ? state.value.media_files : [];
  const pictures = files.filter(({ filename_db }) => /\.(?:jpe?g|png|webp|gif|avif)$/i.test(filename_db));
  return (
    <Section title={texts.pictures}>
      {brandPictures.map((field) => (
        <PictureField key={field} {...{ survey_id, field, form, pictures }} />
      ))}
    </Section>
  );
}
