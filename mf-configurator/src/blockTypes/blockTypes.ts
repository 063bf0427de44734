import type { BlockType } from '@dialogwerk/shared/contract';
import { api } from './api/api.tsx';
import { assign } from './assign/assign.tsx';
import type { ConfiguredType } from './ConfiguredType.ts';
import { consent } from './consent/consent.tsx';
import { constantSum } from './constant_sum/constantSum.tsx';
import { date } from './date/date.tsx';
import { email } from './email/email.tsx';
import { gpt } from './gpt/gpt.tsx';
import { likert } from './likert/likert.tsx';
import { matrix } from './matrix/matrix.tsx';
import { message } from './message/message.tsx';
import { multiple } from './multiple/multiple.tsx';
import { number } from './number/number.tsx';
import { open } from './open/open.tsx';
import { phone } from './phone/phone.tsx';
import { picture } from './picture/picture.tsx';
import { qa } from './qa/qa.tsx';
import { ranking } from './ranking/ranking.tsx';
import { single } from './single/single.tsx';
import { slider } from './slider/slider.tsx';
import { time } from './time/time.tsx';
import { upload } from './upload/upload.tsx';
import { url } from './url/url.tsx';
import { voice } from './voice/voice.tsx';

/** Icon and editor of every block type; a type of the contract that is left out does not compile. */
const blockTypes: { readonly [T in BlockType]: ConfiguredType<T> } = {
  message,
  qa,
  gpt,
  single,
  multiple,
  picture,
  ranking,
  consent,
  likert,
  matrix,
  slider,
  constant_sum: constantSum,
  open,
  number,
  date,
  time,
  email,
  phone,
  url,
  upload,
  voice,
  assign,
  api,
};

/** The icon of a type and the editor of its blocks. */
export function blockTypeOf<T extends BlockType>(type: T): ConfiguredType<T> {
  return blockTypes[type];
}
