import type { InLanguage } from '../createFurther.ts';
import type { DialogTexts } from '../DialogTexts.ts';
import { spellingIn } from '../spellingIn.ts';

/** With the digits of native number fields and of what is stored, which are read wherever Arabic is. */
const { number, date, and, or, plural } = spellingIn('ar-u-nu-latn', ['other', 'zero', 'one', 'two', 'few', 'many']);
const quoted = (text: string): string => `«${text}»`;
const characters = (count: number): string =>
  plural(count, {
    zero: 'صفر حرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${count} أحرف`,
    many: `${count} حرفًا`,
    other: `${count} حرف`,
  });
/** After a preposition. */
const ofCharacters = (count: number): string => (count === 2 ? 'حرفين' : characters(count));
const options = (count: number): string =>
  plural(count, {
    zero: 'صفر خيار',
    one: 'خيار واحد',
    two: 'خيارين',
    few: `${count} خيارات`,
    many: `${count} خيارًا`,
    other: `${count} خيار`,
  });
const digits = (count: number): string =>
  plural(count, {
    zero: 'صفر رقم',
    one: 'رقم واحد',
    two: 'رقمين',
    few: `${count} أرقام`,
    many: `${count} رقمًا`,
    other: `${count} رقم`,
  });
const ofParts = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

function bounds(min: string | null, max: string | null): string {
  if (min === null) return `لا تزيد على ${max}`;
  return max === null ? `لا تقل عن ${min}` : `بين ${min} و${max}`;
}

/** What a dialog says in Arabic: asked for by nouns, so that nobody has to be a man or a woman; both forms of address are the same. */
export const ar: InLanguage<DialogTexts> = (say) => ({
  respondent: {
    wording: say('ar-sie', 'ar-du'),
    language: 'ar',
    skipped: 'تم التخطي',
    item: (position, count) => `العبارة ${position} من ${count}`,
    notApplicable: 'بلا إجابة',
    yes: 'نعم',
    no: 'لا',
    list: and,
    number,
    date,
    file: 'ملف',
    voiceMessage: 'رسالة صوتية',
    videoMessage: 'رسالة فيديو',
    goOn: 'متابعة',
    hidden: '•••••• (مخفي)',
    answerChanged: 'تم تغيير الإجابة',
    required: 'لا يمكن تخطي هذا السؤال. تُرجى الإجابة عنه.',
    doesNotFit: 'هذه الإجابة لا تناسب السؤال. تُرجى الإجابة مرة أخرى.',
    emptyText: 'تُرجى كتابة إجابة.',
    tooLong: (max, length) =>
      `الإجابة طويلة جدًا (${characters(length)}). يُرجى اختصارها بحيث لا تزيد على ${ofCharacters(max)}.`,
    unknownOption: 'يُرجى اختيار أحد الخيارات المعروضة.',
    tooFew: (min) => `يُرجى اختيار ${options(min)} على الأقل.`,
    tooMany: (max) => `يُرجى اختيار ${options(max)} على الأكثر.`,
    unknownPoint: 'يُرجى اختيار نقطة على المقياس.',
    noNumber: 'يُرجى إدخال رقم.',
    noInteger: 'يُرجى إدخال عدد صحيح.',
    tooSmall: (min) => `الرقم صغير جدًا. يُرجى إدخال ${number(min)} أو أكثر.`,
    tooLarge: (max) => `الرقم كبير جدًا. يُرجى إدخال ${number(max)} أو أقل.`,
    offStep: (step) => `يُرجى اختيار قيمة بخطوات مقدارها ${number(step)}.`,
    noDate: 'يُرجى إدخال تاريخ موجود.',
    tooEarly: (min) => `التاريخ مبكر جدًا. يُرجى إدخال ${date(min)} أو تاريخ بعده.`,
    tooLate: (max) => `التاريخ متأخر جدًا. يُرجى إدخال ${date(max)} أو تاريخ قبله.`,
    noEmail: 'يُرجى إدخال بريد إلكتروني صالح، مثل name@example.com.',
    noPhone: 'يُرجى إدخال رقم هاتف صالح، مثل 0123456789.',
    noUrl: 'يُرجى إدخال عنوان ويب صالح، مثل www.example.com.',
    rankAll: 'يُرجى ترتيب جميع الخيارات.',
    thanks: 'شكرًا جزيلًا! تمت الإجابة عن جميع الأسئلة.',
  },
  form: {
    tooShort: (min, length) => `الإجابة قصيرة جدًا (${characters(length)}). تُرجى كتابة ما لا يقل عن ${ofCharacters(min)}.`,
    digits: (count) => `يُرجى إدخال ${digits(count)} بالضبط.`,
    iban: 'يُرجى إدخال رقم IBAN صالح، مثل DE02 1203 0000 0000 2020 51.',
    form: (forms, legend) => `تُرجى الإجابة بالشكل ${forms}.${legend === '' ? '' : ` هنا ${legend}.`}`,
    or,
    and,
    signs: { '#': '# تعني رقمًا', '?': '? تعني حرفًا واحدًا', '*': '* تعني أي عدد من الأحرف' },
    quoted,
  },
  other: {
    text: (label) => `تُرجى كتابة المقصود بـ ${quoted(label)} في الحقل.`,
    number: (label) => `يُرجى إدخال رقم في حقل ${quoted(label)}.`,
  },
  sum: {
    eachItem: 'يُرجى إعطاء كل بند عددًا صحيحًا، ويمكن أن يكون 0.',
    sum: (total, given) => `النقاط المطلوب توزيعها بالضبط: ${total}. الموزَّع: ${given}.`,
  },
  clock: {
    noTime: 'يُرجى إدخال وقت، مثل 08:30.',
    tooEarly: (min) => `الوقت مبكر جدًا. يُرجى إدخال ${min} أو وقت بعده.`,
    tooLate: (max) => `الوقت متأخر جدًا. يُرجى إدخال ${max} أو وقت قبله.`,
    said: (time) => time,
  },
  signature: 'توقيع',
  time: {
    over: 'انتهى الوقت',
    notOver: 'لم ينتهِ الوقت بعد. تُرجى الإجابة.',
    fixed: 'كان لهذا السؤال وقت محدد. لم يعد تغيير الإجابة ممكنًا.',
  },
  rules: {
    broken: 'هذه الإجابة لا تتوافق مع الإجابات الأخرى. تُرجى مراجعتها.',
    givenUp: 'إذن نتابع من دون هذه الإجابة.',
  },
  agreement: {
    question:
      'في الأسئلة التالية يقرأ نموذج لغوي ما يُكتب هنا. الجهة التي تشغّله مذكورة في بيان الخصوصية. هل من موافقة على ذلك؟ يمكن المتابعة من دونه أيضًا.',
    agree: 'موافقة',
    decline: 'الأفضل من دونه',
  },
  probes: {
    words: 'هل يمكن وصف ذلك بتفصيل أكثر قليلًا؟',
    choice: 'ما السبب في ذلك؟',
    deeper: ['هل من مثال على ذلك؟', 'ما الأهم في ذلك؟', 'كيف حدث ذلك؟', 'ما الذي كان مرغوبًا بدلًا من ذلك؟'],
  },
  words: {
    understoodAs: (label) => `أفهم ذلك على أنه ${quoted(label)}.`,
    didYouMean: (labels) => `هل المقصود ${or(labels.map(quoted))}؟`,
    either: or,
    notUnderstood: 'عذرًا، لم أفهم ذلك. يُرجى قوله بطريقة أخرى أو اختيار أحد الخيارات.',
    notUnderstoodAlone: 'عذرًا، لم أفهم ذلك.',
    skipOffered: 'لا بأس. هل نتخطى هذا السؤال؟',
    cannotSkip: 'لا بأس، ولكن لا يمكن المتابعة هنا من دون إجابة. يُرجى اختيار الأنسب.',
    outside: (min, max) => `هذا خارج الحدود. يُرجى اختيار قيمة ${bounds(min, max)}.`,
    onlyChoices: 'عذرًا، لم أفهم ذلك. يُرجى اختيار أحد الخيارات.',
  },
  knowledge: {
    didYouMean: (count) => `هل المقصود ${count === 1 ? 'هذا السؤال' : 'أحد هذه الأسئلة'}؟`,
    noneOfThese: 'شيء آخر',
    origin: (question, source) =>
      ofParts(question === null ? null : `إجابة عن ${quoted(question)}`, source === null ? null : `المصدر: ${source}`),
    wasItHelpful: 'هل كان ذلك مفيدًا؟',
    askOn: 'شكرًا! هل من سؤال آخر؟',
  },
  imported: {
    ownAnswer: 'غير ذلك، وهو…',
    anotherRound: (name) => (name === '' ? 'هل هناك إدخال آخر؟' : `هل هناك إدخال آخر لـ ${quoted(name)}؟`),
  },
  liveBar: {
    restart: 'البدء من جديد',
    delete: 'حذف الحوار',
    privacy: 'الخصوصية',
    restart_pop_up: {
      header: 'بدء الحوار من جديد؟',
      text: 'ستُحذف الإجابات السابقة ويبدأ الحوار من البداية.',
      btn_back: 'رجوع',
      btn_restart: 'البدء من جديد',
    },
    delete_pop_up: {
      header: 'حذف الحوار؟',
      text: 'ستُحذف الإجابات وسير المحادثة كله نهائيًا.',
      btn_back: 'رجوع',
      btn_delete: 'حذف',
    },
  },
});
