import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { pointerNews } from './pointerNews.ts';

export const setPointer: Handler<'setPointer'> = async ({ survey_id: named, ...pointer }, context) => {
  const { survey_id } = await mayEdit(context, named);
  context.services.bus.tell(survey_id, pointerNews({ ...pointer, user_id: context.who.user_id }));
  return { msg: 'success' };
};
