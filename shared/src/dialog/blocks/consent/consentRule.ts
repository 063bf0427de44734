import type { BlockOf } from '../../../contract/index.ts';
import { newBlockTexts } from '../../texts.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';

type ConsentBlock = BlockOf<'consent'>;

function answerOf({ required, label_agree, label_decline }: ConsentBlock, agreed: boolean): Answer {
  return {
    stored: agreed,
    variable: agreed,
    label: agreed ? label_agree : label_decline,
    chosen: [agreed ? 'agree' : 'decline'],
    ...(required && !agreed ? { followedBy: 'end' } : {}),
  };
}

/** Einwilligung: agree or decline (domain.md §2). A required one that is declined ends the dialog; a new one does not. */
export const consentRule: BlockRule<ConsentBlock> = {
  asks: true,
  newBlock: (base) => ({ ...base, type: 'consent', required: false, ...newBlockTexts.consent }),
  variableKind: () => 'boolean',
  ask: (block) => {
    const { required, label_agree, label_decline } = block;
    return {
      kind: 'whole',
      input: { type: 'consent', required, label_agree, label_decline },
      choices: [
        { id: 'agree', label: label_agree },
        { id: 'decline', label: label_decline },
      ],
      answer: (reply) => (reply.type === 'consent' ? answerOf(block, reply.agreed) : null),
    };
  },
};
