import type { MediaKind } from '@dialogwerk/shared/contract';
import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { InLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { PlainTexts } from '../PlainTexts.ts';

const { or, plural } = spellingIn('ar-u-nu-latn', ['other', 'zero', 'one', 'two', 'few', 'many']);
const quoted = (text: string): string => `«${text}»`;

/** A number of things: none, one and two in words, the others as their number with a noun in its form. */
const counted =
  (zero: string, one: string, two: string, few: string, many: string, other: string) =>
  (count: number): string =>
    plural(count, {
      zero,
      one,
      two,
      few: `${count} ${few}`,
      many: `${count} ${many}`,
      other: `${count} ${other}`,
    });
const options = counted('صفر خيار', 'خيار واحد', 'خيارين', 'خيارات', 'خيارًا', 'خيار');
const seconds = counted('صفر ثانية', 'ثانية واحدة', 'ثانيتان', 'ثوانٍ', 'ثانية', 'ثانية');
const minutes = counted('صفر دقيقة', 'دقيقة واحدة', 'دقيقتان', 'دقائق', 'دقيقة', 'دقيقة');
const laterAnswers = counted(
  'لا إجابات لاحقة',
  'إجابة لاحقة واحدة',
  'إجابتان لاحقتان',
  'إجابات لاحقة',
  'إجابة لاحقة',
  'إجابة لاحقة',
);
const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'صورة (JPEG, PNG, WebP, GIF)',
  audio: 'صوت (MP3, WAV, OGG, M4A)',
  video: 'فيديو (MP4, WebM)',
  document: 'مستند (PDF, Word, Excel, OpenDocument, نص)',
};
const typed = 'ما كُتب ما زال هنا';
const sendAgain = 'يُرجى إرساله مرة أخرى';

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `${options(min)} على الأقل` : 'خيار واحد أو أكثر';
  if (min === max) return `${options(min)} بالضبط`;
  return min > 0 ? `من ${min} إلى ${options(max)}` : `${options(max)} على الأكثر`;
}

/** What the pages without a script say in Arabic: asked for by nouns, so that nobody has to be a man or a woman. */
export const ar: InLanguage<PlainTexts> = () => ({
  lang: 'ar',
  withoutScript: 'المشاركة من دون JavaScript',
  offer: 'لا يعمل JavaScript في هذا المتصفح. المشاركة ممكنة مع ذلك: سؤال واحد في كل صفحة.',
  begin: 'يعمل هذا الحوار من دون JavaScript أيضًا: سؤال واحد في كل صفحة.',
  chats: 'تحتاج عدة محادثات معًا إلى JavaScript. يُرجى تفعيله وإعادة تحميل الصفحة.',
  chatsAlone: 'يمكن إجراء هذه المحادثات واحدة بعد أخرى من دون JavaScript؛ وعندئذ لا تعرف إحداها شيئًا عن الأخرى:',
  fault: 'خطأ: ',
  progress: (percent) => `التقدم: ${percent}\u00A0%`,
  earlier: (count) => `المحادثة السابقة (عدد الرسائل: ${count})`,
  log: 'سير المحادثة',
  you: 'إجابتي',
  answer: 'الإجابة',
  send: 'إرسال',
  skip: 'تخطٍّ',
  goOn: 'متابعة',
  speak: 'اللغة',
  notSwitched: `تعذّر تغيير اللغة. الإجابات السابقة في أمان. ${typed}. تُرجى المحاولة مرة أخرى.`,
  fileAgain: 'إذا كان هناك ملف مختار، يُرجى اختياره مرة أخرى.',

  chooseFrom: (min, max) => `يُرجى اختيار ${range(min, max)}.`,
  other: (label) => `${quoted(label)}، أي:`,
  inWords: 'أو بكلمات أخرى:',
  either: 'يُرجى إما الاختيار وإما الكتابة، وليس كليهما.',
  unit: (unit) => `الوحدة: ${unit}`,
  numberFrom: (min, max) => `رقم من ${min} إلى ${max}`,
  numberLeast: (min) => `رقم ابتداءً من ${min}`,
  numberMost: (max) => `رقم حتى ${max}`,
  steps: (step) => `بخطوات من ${step}`,
  pole: (value, label) => `${value} = ${label}`,
  day: 'السنة والشهر واليوم، مثلًا 2026-12-24',
  dayFrom: (min) => `ليس قبل ${min}`,
  dayTo: (max) => `ليس بعد ${max}`,
  time: 'الساعة والدقيقة، مثلًا 9:30',
  point: (value, count) => `${value} من ${count}`,
  place: (place) => `المرتبة ${place}`,
  noPlace: 'اختيار المرتبة',
  rank: 'يُرجى إعطاء كل خيار مرتبة، وكل مرتبة مرة واحدة فقط. المرتبة 1 في الأعلى.',
  rankAgain: 'يُرجى إعطاء كل مرتبة مرة واحدة بالضبط.',
  share: (total) => `عدد النقاط المطلوب توزيعها على البنود: ${total}.`,
  length: (most) => `عدد الأحرف: ${most} على الأكثر`,
  file: 'ملف',
  fileLimits: (kinds, megabytes) =>
    `النوع: ${or(kinds.map((kind) => kindNames[kind]))}؛ ${megabytes}\u00A0م.ب. على الأكثر`,
  chooseFile: 'يُرجى اختيار ملف.',
  fileRefused: 'لم يُقبل الملف ولم يُحفظ شيء. يُرجى التحقق من نوعه وحجمه أو اختيار ملف آخر.',
  recording: 'أو تسجيل في ملف:',
  voice: 'من دون JavaScript لا تستطيع هذه الصفحة التسجيل. يُرجى التسجيل بتطبيق على الجهاز ثم اختيار الملف الصوتي هنا.',
  signature: 'الرسم ممكن فقط مع JavaScript. يُرجى التوقيع على ورقة ثم اختيار صورة لها هنا، أو صورة للتوقيع.',
  map: 'يُرجى النقر على الخريطة، أو تحديد المكان بالنسبة المئوية.',
  mapClick: 'النقر على المكان في الخريطة وإرساله',
  across: 'من اليسار إلى اليمين، بالنسبة المئوية (0 أقصى اليسار، 100 أقصى اليمين)',
  down: 'من الأعلى إلى الأسفل، بالنسبة المئوية (0 أعلى الخريطة، 100 أسفلها)',
  unmarked: 'يُرجى النقر على مكان في الخريطة، أو ملء الحقلين برقمين من 0 إلى 100.',
  consentNeeded: 'الموافقة ضرورية. من دونها تنتهي المحادثة هنا.',
  reason: 'ما سبب هذا السؤال؟',
  timed: (span) => `الوقت المتاح لهذه الإجابة: ${span}. من دون JavaScript لا تعمل هنا أي ساعة: تُحتسب الإجابة لاحقًا أيضًا.`,
  seconds: (span) => (span < 60 || span % 60 !== 0 ? seconds(span) : minutes(span / 60)),
  timeOver: 'انتهى الوقت: المتابعة من دون إجابة',

  reread: 'التحقق الآن',
  waiting: 'لحظة من فضلك، تستمر المحادثة بعد قليل. تُعاد الصفحة تلقائيًا.',
  overtaken:
    'سبقت الإجابة عن هذا السؤال، ربما في علامة تبويب أخرى. ما أُرسل الآن لم يُحفظ. يمكن تغيير الإجابة في المحادثة السابقة.',
  yourText: (text) => `النص المكتوب: ${quoted(text)}`,
  lost: `لم ينجح ذلك ولم يُحفظ شيء. ${typed}: ${sendAgain}.`,
  busy: `الخادم مشغول جدًا حاليًا، والإجابة لم تُحفظ بعد. ${typed}: ${sendAgain} بعد بضع ثوانٍ.`,
  tooLarge: 'هذا أكبر من أن يُرسل. لم يُحفظ شيء؛ يُرجى تقصير النص أو اختيار ملف أصغر.',
  ended: 'لم يعد فتح المحادثة ممكنًا في هذا المتصفح. يمكن البدء من جديد هنا.',

  change: 'تغيير',
  changeThis: (said) => `تغيير الإجابة ${quoted(said)}`,
  changeLast: 'رجوع: تغيير الإجابة الأخيرة',
  changeTitle: 'تغيير الإجابة',
  changeAnyway: 'التغيير على أي حال',
  keep: 'عدم التغيير',
  changed: 'تم تغيير الإجابة.',
  fallsAway: (count) => `عندئذ لن يعود مناسبًا ما يلي (${laterAnswers(count)}):`,
  mayFallAway: 'لا يمكن القول مسبقًا إن كانت الإجابات اللاحقة ستبقى مناسبة.',
  gone: 'لم يعد تغيير هذه الإجابة ممكنًا. تستمر المحادثة هنا.',

  leave: 'إنهاء',
  finished: 'شكرًا جزيلًا على الإجابات. يمكن الآن إغلاق الصفحة.',
  receipt: 'رمز «بياناتي»:',
  receiptMore: 'بهذا الرمز يمكن لاحقًا الاطلاع على ما هو محفوظ من هذه المشاركة أو حفظه أو حذفه.',
  ownData: 'بياناتي',
  ownDataMore: 'الإجابات والموافقات والملفات وما نُقل إلى جهات أخرى: للاطلاع والحفظ والحذف.',
  sentOn: 'متابعة إلى الصفحة التالية',
  sentOnInTest: 'اختبار: ينتقل المشاركون من هنا إلى هذا العنوان:',
  feedback: 'ما الرأي في هذه المحادثة؟',
  feedbackWorst: 'ليست جيدة إطلاقًا',
  feedbackBest: 'جيدة جدًا',
  feedbackMore: 'هل من إضافة؟',
  feedbackNothing: 'يُرجى اختيار تقييم أو كتابة شيء.',
  feedbackThanks: 'شكرًا جزيلًا! وصل الرأي.',

  newTab: '(يُفتح في علامة تبويب جديدة)',
  audio: 'تسجيل صوتي',
  video: 'فيديو',
  captions: 'ترجمة مكتوبة',
  transcript: 'النص المكتوب',
});
