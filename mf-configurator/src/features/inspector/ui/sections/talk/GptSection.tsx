import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { useEffect, useRef } from 'react';
import { newId } from '../../../../../newId.ts';
import { exampleOf } from '../../../model/exampleOf.ts';
import { atMost, messageRule } from '../../../model/rules/textRules.ts';
import { modelTexts as texts } from '../../../modelTexts.ts';
import { ExampleButton } from '../../fields/ExampleButton.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';

const rules = { brief: messageRule, tone: atMost(TEXT_LIMITS.condition) };

/** What a model is told of its role, and how it speaks. */
export function GptSection({ block }: { readonly block: BlockOf<'gpt'> }) {
  const { survey, changeBlock } = useInspector();
  const { unique_question_id: id, brief, tone } = block;
  const section = useSectionForm({
    saved: { brief, tone },
    rules,
    save: (changed, gesture) => changeBlock(id, changed, gesture),
  });
  const fields = useRef<HTMLDivElement>(null);
  const isExampleWanted = useRef(false);
  // The button goes with what it has filled in.
  useEffect(() => {
    if (brief === '' || !isExampleWanted.current) return;
    isExampleWanted.current = false;
    fields.current?.querySelector<HTMLTextAreaElement>('[name="brief"]')?.focus();
  }, [brief]);
  const { values, problems } = section;
  return (
    <SectionFrame title={texts.sections.brief} help="brief" onLeave={section.leave}>
      <div ref={fields} style={{ display: 'contents' }}>
        <TextInput
          section={section}
          name="brief"
          label={texts.brief}
          help={texts.briefHelp}
          problem={problems.brief}
          lines={5}
        />
        {values.brief === '' && (
          <ExampleButton
            onInsert={() => {
              isExampleWanted.current = true;
              changeBlock(id, exampleOf(block, survey.du_sie), newId('example'));
            }}
          />
        )}
        <TextInput section={section} name="tone" label={texts.tone} help={texts.toneHelp} problem={problems.tone} />
      </div>
    </SectionFrame>
  );
}
