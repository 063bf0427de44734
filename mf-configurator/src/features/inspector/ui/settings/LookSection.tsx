import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { SurveyConfig } from '@dialogwerk/shared/contract';
import type { ReactNode } from 'react';
import { settingsTexts } from '../../settingsTexts.ts';
import { mediaName } from '../../model/media/mediaName.ts';
import { atMost, orNull } from '../../model/rules/textRules.ts';
import { MediaInput } from '../fields/MediaInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';
import { ColorInput } from './ColorInput.tsx';

const COLOR = /^#[0-9A-Fa-f]{6}$/;
const rules = {
  avatar_name: atMost(TEXT_LIMITS.avatarName),
  accent_color: (color: string): true | string => COLOR.test(color) || settingsTexts.accentInvalid,
};

interface LookForm {
  readonly avatar_name: string;
  readonly avatar_src: string;
  readonly logo_src: string;
  readonly background_link: string;
  readonly accent_color: string;
}

/** How the dialog looks to respondents; `children` lead on from here. */
export function LookSection({ children }: { readonly children?: ReactNode }) {
  const { survey, changeConfig } = useInspector();
  const section = useSectionForm<LookForm>({
    saved: {
      avatar_name: survey.avatar_name,
      avatar_src: mediaName(survey.avatar_src),
      logo_src: mediaName(survey.logo_src),
      background_link: mediaName(survey.background_link),
      accent_color: survey.accent_color,
    },
    rules,
    save: (changed, gesture) => changeConfig(configOf(changed), gesture),
  });
  const { problems, values } = section;
  return (
    <SectionFrame title={settingsTexts.sections.look} help="look" onLeave={section.leave}>
      <TextInput
        section={section}
        name="avatar_name"
        label={settingsTexts.avatarName}
        help={settingsTexts.avatarNameHelp}
        problem={problems.avatar_name}
      />
      <MediaInput section={section} name="avatar_src" label={settingsTexts.avatar} kinds={['image']} purpose="avatar" />
      <MediaInput section={section} name="logo_src" label={settingsTexts.logo} kinds={['image']} purpose="logo" />
      <MediaInput
        section={section}
        name="background_link"
        label={settingsTexts.background}
        kinds={['image']}
        purpose="background"
      />
      <ColorInput
        section={section}
        name="accent_color"
        label={settingsTexts.accent}
        color={values.accent_color}
        problem={problems.accent_color}
      />
      {children}
    </SectionFrame>
  );
}

function configOf({ avatar_src, logo_src, background_link, ...rest }: Partial<LookForm>): Partial<SurveyConfig> {
  return {
    ...rest,
    ...(avatar_src === undefined ? {} : { avatar_src: orNull(avatar_src) }),
    ...(logo_src === undefined ? {} : { logo_src: orNull(logo_src) }),
    ...(background_link === undefined ? {} : { background_link: orNull(background_link) }),
  };
}
