import type { BlockOf, Scale } from '@dialogwerk/shared/contract';
import { texts } from '../../../texts.ts';
import { SelectInput } from '../../fields/SelectInput.tsx';
import { SwitchInput } from '../../fields/SwitchInput.tsx';
import { scalePoints } from '../../../model/rows/scaleRows.ts';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';
import { OwnScale } from './OwnScale.tsx';
import { TemplateScale } from './TemplateScale.tsx';

/** Stands for the block's own scale among the templates' ids. */
const OWN = '';

/** Which scale is asked with, and how it scores. */
export function ScaleSection({ block }: { readonly block: BlockOf<'likert'> | BlockOf<'matrix'> }) {
  const { survey, changeBlock } = useInspector();
  const { scale, likert_na } = block;
  // The items of a battery turn their scores round one by one.
  const inverse = block.type === 'likert' && block.inverse;
  const points = scalePoints(scale, survey.templ_options);
  const section = useSectionForm<{ from: string; likert_na: boolean; inverse: boolean }>({
    saved: { from: scale.from === 'template' ? scale.template_id : OWN, likert_na, inverse },
    rules: {},
    save: ({ from, ...switches }, gesture) =>
      changeBlock(
        block.unique_question_id,
        { ...switches, ...(from === undefined ? {} : { scale: scaleFrom(from) }) },
        gesture,
      ),
  });

  function scaleFrom(from: string): Scale {
    return from === OWN ? { from: 'block', points: [...points] } : { from: 'template', template_id: from };
  }

  const templates = survey.templ_options.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SectionFrame title={texts.sections.scale} help="scale" onLeave={section.leave}>
      {(templates.length > 0 || scale.from === 'template') && (
        <SelectInput
          section={section}
          name="from"
          label={texts.scaleFrom}
          gone={texts.templateGone}
          options={points.length < 2 ? templates : [{ value: OWN, label: texts.ownScale }, ...templates]}
        />
      )}
      {scale.from === 'block' ? (
        <OwnScale block_id={block.unique_question_id} points={scale.points} />
      ) : (
        <TemplateScale points={points} />
      )}
      <SwitchInput section={section} name="likert_na" label={texts.notApplicable} />
      {block.type === 'likert' && (
        <SwitchInput section={section} name="inverse" label={texts.inverse} help={texts.inverseHelp} />
      )}
    </SectionFrame>
  );
}
