import type { MediaKind } from '@dialogwerk/shared/contract';
import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { InLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { AllMessengerTexts } from '../AllMessengerTexts.ts';
import type { BetweenBounds } from '../SingleInputTexts.ts';

export { ar as dialog } from '@dialogwerk/shared/dialog/languages/ar';

const lang = 'ar';
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
const newMessages = counted(
  'لا رسائل جديدة',
  'رسالة جديدة واحدة',
  'رسالتان جديدتان',
  'رسائل جديدة',
  'رسالة جديدة',
  'رسالة جديدة',
);
const newHints = counted(
  'لا تلميحات جديدة',
  'تلميح جديد واحد',
  'تلميحان جديدان',
  'تلميحات جديدة',
  'تلميحًا جديدًا',
  'تلميح جديد',
);
const others = counted('لا أحد', 'شخص آخر', 'شخصان آخران', 'أشخاص آخرين', 'شخصًا آخر', 'شخص آخر');
const strokes = counted('فارغ', 'خط واحد', 'خطان', 'خطوط', 'خطًا', 'خط');
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
const listed = (kinds: readonly MediaKind[]): string => or(kinds.map((kind) => kindNames[kind]));
const trouble = { busy: 'الخادم مشغول جدًا حاليًا.', fault: 'لم ينجح ذلك الآن.' };
const tryAgain = 'تُرجى المحاولة مرة أخرى.';
const backOnline = 'فور عودة الاتصال بالإنترنت';

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `${options(min)} على الأقل` : 'خيار واحد أو أكثر';
  if (min === max) return `${options(min)} بالضبط`;
  return min > 0 ? `من ${min} إلى ${options(max)}` : `${options(max)} على الأكثر`;
}

const between =
  (what: string, any: string): BetweenBounds =>
  (min, max) => {
    if (min !== null && max !== null) return `${what} من ${min} إلى ${max}`;
    if (min !== null) return `${what} من ${min}`;
    return max === null ? any : `${what} حتى ${max}`;
  };

/** What the messenger says in Arabic: asked for by nouns, so that nobody has to be a man or a woman; both forms of address are the same. */
export const messenger: InLanguage<AllMessengerTexts> = () => ({
  messenger: {
    lang,
    you: 'إجابتي',
    log: 'سير المحادثة',
    toNewest: 'إلى الأحدث',
    progress: 'التقدم',
    loading: 'جارٍ تحميل المحادثة…',
    answer: 'الإجابة',
    replyWaits: (because, kept) => {
      const safe = kept ? 'الإجابة محفوظة وستُرسل' : 'ستُرسل الإجابة، إذا بقيت هذه الصفحة مفتوحة،';
      if (because === 'no-answer') return `لا يوجد اتصال. ${safe} ${backOnline}.`;
      return `${trouble[because]} ${safe} في أقرب وقت ممكن.`;
    },
    openingWaits: (because) =>
      because === 'no-answer'
        ? `لا يوجد اتصال. تستمر المحادثة ${backOnline}.`
        : `${trouble[because]} تستمر المحادثة بعد قليل، يُرجى الانتظار لحظة.`,
    tryNow: 'المحاولة الآن',
    working: 'لحظة من فضلك، تستمر المحادثة حالًا…',
    finished: 'شكرًا جزيلًا على الإجابات. يمكن الآن إغلاق الصفحة.',
    change: 'تغيير',
    changeLast: 'تغيير الإجابة الأخيرة',
    changing: 'جارٍ إرسال التغيير…',
    cancel: 'إلغاء',
    reason: 'ما سبب هذا السؤال؟',
    formView: 'عرض كنموذج',
    form: 'نموذج',
    sounds: 'صوت عند الرسائل الجديدة',
    atOnce: 'رسائل من دون توقف',
    showAll: 'عرض الآن',
    handOver: 'المتابعة على جهاز آخر',
    autoplay: 'تشغيل الصوت والفيديو تلقائيًا',
    feedback: 'إبداء الرأي',
    audio: 'تسجيل صوتي',
    video: 'فيديو',
    captions: 'ترجمة مكتوبة',
    transcript: 'النص المكتوب',
    receipt: 'بياناتي',
    beginAgain: 'البدء من جديد',
    menu: 'القائمة',
    newTab: '(يُفتح في علامة تبويب جديدة)',
    close: 'إغلاق',
    refresh: 'إعادة التحميل',
    serverBusy: 'خدمة المراسلة مشغولة بشكل استثنائي حاليًا…',
    requestId: (id) => `معرّف الطلب: ${id.slice(0, 8)}`,
  },
  loading: {
    coming: 'لحظة من فضلك…',
    failed:
      'تعذّر تحميل هذا الجزء من الصفحة. الإجابات السابقة في أمان. يُرجى التحقق من الاتصال بالإنترنت أو إعادة تحميل الصفحة.',
    again: 'المحاولة مرة أخرى',
  },
  change: {
    lang,
    title: 'تغيير الإجابة',
    loading: 'جارٍ تحميل السؤال…',
    failed: 'لا يمكن تحميل السؤال حاليًا. لم يُفقد شيء.',
    gone: 'لم يعد تغيير هذه الإجابة ممكنًا.',
    waits: 'الإجابة الأخيرة ما زالت في الطريق. تُرجى المحاولة بعد لحظة.',
    fallsAway: (count) => `عندئذ لن يعود مناسبًا ما يلي (${laterAnswers(count)}):`,
    mayFallAway: 'لا يمكن القول مسبقًا إن كانت الإجابات اللاحقة ستبقى مناسبة.',
    comesBack: 'ما لم يعد مناسبًا يُحتسب من جديد فور إرجاع الإجابة إلى ما كانت عليه.',
    back: 'رجوع',
    goOn: 'التغيير على أي حال',
    changed: (count) =>
      count === 0 ? 'تم تغيير الإجابة.' : `تم تغيير الإجابة. لم يعد مناسبًا ولا يُحتسب: ${laterAnswers(count)}.`,
    undo: 'تراجع',
    overtaken: 'سبقت الإجابة عن هذا السؤال، ربما في علامة تبويب أخرى. تستمر المحادثة هنا.',
    yourText: (text) => `النص المكتوب هنا: ${quoted(text)}`,
    useText: 'تغيير الإجابة إلى هذا النص',
    notDone: `لم ينجح ذلك ولم يُحذف شيء. ${tryAgain}`,
  },
  failures: {
    said: {
      inactive: {
        title: 'لم يعد الحوار متاحًا.',
        more: 'انتهى الحوار. لذلك لم يعد الحوار ممكنًا حاليًا.',
      },
      unknown: { title: 'هذا الحوار غير موجود.', more: 'يُرجى التحقق من الرابط.' },
      registration: {
        title: 'Username already exists',
        more: 'تعذّر بدء المحادثة. تُرجى إعادة تحميل الصفحة.',
      },
      lost: {
        title: 'لم تعد هذه المحادثة موجودة.',
        more: 'لقد حُذفت أو انتهت صلاحيتها. يمكن البدء من جديد.',
      },
      unreadable: {
        title: 'لا يمكن متابعة هذه المحادثة.',
        more: 'انتهى الحوار. لذلك لم يعد الحوار ممكنًا حاليًا.',
      },
      refused: {
        title: '',
        more: 'الإجابات السابقة محفوظة. تُرجى إعادة تحميل الصفحة أو المحاولة لاحقًا.',
      },
    },
    status: (status) => `حدث خطأ. (${status})`,
  },
  notKept: {
    lang,
    notKept:
      'لا يسمح المتصفح لهذه الصفحة بحفظ أي شيء. المشاركة ممكنة والإجابات تصل. يُرجى إبقاء الصفحة مفتوحة: بعد إغلاقها أو إعادة تحميلها يبدأ كل شيء من جديد.',
    ownTab: 'فتح في علامة تبويب خاصة',
    newTab: '(يُفتح في علامة تبويب جديدة)',
    close: 'حسنًا',
  },
  wordTitles: { help: 'مساعدة', back: 'هل نرجع إلى ما قبل؟', restart: 'هل نبدأ من جديد؟' },
  wordHelp: {
    lang,
    wordsTell: 'يمكن كتابة هذه الكلمات بدلًا من الإجابة:',
    words: [
      ['مساعدة', 'تعرض هذه القائمة.'],
      ['رجوع', 'يفتح الإجابة الأخيرة لتغييرها.'],
      ['من جديد', 'يبدأ من البداية. قبل ذلك يُطلب التأكيد.'],
    ],
    tap: 'لا داعي لانتظار الرسائل: يكفي لمس المحادثة أو الضغط على مفتاح Enter.',
    menu: 'كل ما عدا ذلك موجود في القائمة.',
    nothingBefore: 'لا توجد إجابة بعد يمكن تغييرها.',
    asAnswer: 'إرسال كإجابة',
  },
  typedWords: {
    help: ['مساعدة'],
    back: ['رجوع', 'الرجوع'],
    restart: ['من جديد', 'البدء من جديد'],
  },
  ownWays: {
    lang,
    help: 'مساعدة',
    paces: ['بطيئة جدًا', 'بطيئة', 'عادية', 'سريعة', 'سريعة جدًا'],
    pace: (pace) => `السرعة: ${pace}`,
    slower: 'أبطأ',
    faster: 'أسرع',
    pause: 'إيقاف الرسائل مؤقتًا',
    paused: 'الرسائل متوقفة مؤقتًا.',
    goOn: 'متابعة',
    aloud: 'قراءة الرسائل بصوت عالٍ',
  },
  masked: { lang, showField: 'إظهار المكتوب' },
  otherDevice: {
    lang,
    purpose: 'يُرجى مسح الرمز بالجهاز الآخر أو فتح الرابط عليه. تستمر المحادثة هناك من هذا الموضع.',
    secret: 'صالح لمدة 15 دقيقة ولمرة واحدة فقط. من يفتحه يرى الإجابات: يُرجى عدم مشاركته.',
    qr: 'رمز QR يحتوي على رابط المتابعة',
    copy: 'نسخ الرابط',
    copied: 'تم نسخ الرابط.',
    notCopied: 'النسخ غير مسموح به هنا. يُرجى تحديد الرابط ونسخه يدويًا:',
    loading: 'جارٍ تحميل الرمز…',
    failed: 'لا يمكن تحميل الرمز حاليًا. الإجابات لم تتأثر.',
    again: 'المحاولة مرة أخرى',
    expired: 'انتهت صلاحية هذا الرمز. لم يُفقد شيء.',
    fresh: 'رمز جديد',
    taken: 'الجهاز الآخر متصل. يمكن متابعة الإجابة هناك أو هنا؛ كلاهما يعرض المحادثة نفسها.',
    notContinued: 'لا يمكن المتابعة بهذا الرابط: سبق استخدامه أو انتهت صلاحيته. يوجد رابط جديد في قائمة الجهاز الأول.',
    instead: {
      header: 'المتابعة بالمحادثة الأخرى؟',
      text: 'بدأت على هذا الجهاز محادثة أخرى في هذا الحوار. ستبقى محفوظة، ولكن لن يمكن فتحها هنا بعد ذلك.',
      back: 'البقاء هنا',
      confirm: 'متابعة',
    },
  },
  receipt: {
    purpose: 'بهذا الرمز يمكن لاحقًا الاطلاع على ما هو محفوظ من هذه المشاركة أو حفظه أو حذفه.',
    code: 'الرمز',
    copy: 'نسخ الرمز',
    copied: 'تم نسخ الرمز.',
    notCopied: 'النسخ غير مسموح به هنا. يُرجى تدوين الرمز.',
    page: 'عرض بياناتي',
    sentOn: 'ستُفتح الصفحة التالية بعد لحظة.',
    sentOnInTest: 'اختبار: يُحوَّل المشاركون الآن إلى هنا.',
    sendOn: 'متابعة',
    stay: 'البقاء هنا',
  },
  feedback: {
    question: 'ما الرأي في هذه المحادثة؟',
    worst: 'ليست جيدة إطلاقًا',
    best: 'جيدة جدًا',
    rating: (rating) => `${rating} من 5`,
    more: 'هل من إضافة؟',
    aboutQuestion: 'يتعلق الأمر بالسؤال المفتوح حاليًا.',
    whoReads: 'يقرأ ذلك من أعدّوا هذه المحادثة. ولا يغيّر ذلك الإجابات.',
    send: 'إرسال',
    sending: 'جارٍ إرسال الرأي…',
    nothing: 'يُرجى اختيار تقييم أو كتابة شيء.',
    tooLong: (length, most) => `عدد الأحرف: ${length} من ${most} على الأكثر`,
    notSent: `لم يصل الرأي، وما زال هنا. ${tryAgain}`,
    thanks: 'شكرًا جزيلًا! وصل الرأي.',
  },
  countdown: {
    lang,
    notice: (span) => `الوقت المتاح لهذه الإجابة: ${span}، وأكثر عند الرغبة.`,
    fixed: (span) => `الوقت المتاح لهذه الإجابة: ${span}. بعد ذلك نتابع من دونها.`,
    left: (clock) => `بقي ${clock}`,
    stillLeft: (span) => `الوقت المتبقي: ${span}.`,
    more: 'وقت أطول',
    extended: (span) => `الوقت المتاح الآن: ${span}.`,
    lastCall: (span) => `انتهى الوقت. نتابع من دون إجابة خلال: ${span}.`,
    over: 'انتهى الوقت',
  },
  embed: {
    told: (host) =>
      `هذا المحتوى من ${host}. لا يُرسل شيء إلى هناك قبل العرض. بعد ذلك يعرف ${host} عنوان IP لهذا الجهاز ومتصفحه وعنوان هذا الموقع، ويمكنه حفظ ملفات تعريف الارتباط.`,
    show: 'عرض',
    hide: 'إخفاء',
    open: 'فتح في علامة تبويب جديدة',
    refused: (host) => `لا يمكن عرض محتوى ${host} هنا. الرابط يفتحه في علامة تبويب جديدة.`,
  },
  inputs: {
    placeholder: 'كتابة إجابة…',
    inWords: 'أو بكلمات أخرى…',
    send: 'إرسال',
    next: 'متابعة',
    skip: 'تخطٍّ',
    enterSends: 'مفتاح Enter يرسل، وShift مع Enter يبدأ سطرًا جديدًا.',
    record: { audio: 'تسجيل رسالة صوتية', video: 'تسجيل فيديو' },
    length: (length, max) => `عدد الأحرف: ${length} من ${max} على الأكثر`,
    chooseFrom: (min, max) => `يُرجى اختيار ${range(min, max)}.`,
    chosen: (count) => `المختار: ${count}`,
    scale: (first, last) => `مقياس من ${quoted(first)} إلى ${quoted(last)}.`,
    scaleKeys: 'مفاتيح الأسهم تختار، ومفتاح Enter يرسل.',
    consentNeeded: 'الموافقة ضرورية. من دونها تنتهي المحادثة هنا.',
  },
  files: {
    tryAgain: 'المحاولة مرة أخرى',
    cancel: 'إلغاء',
    chooseFile: 'اختيار ملف',
    dropFile: 'أو إفلاته هنا',
    fileLimits: (kinds, megabytes) => `النوع: ${listed(kinds)}؛ ${megabytes}\u00A0م.ب. على الأكثر`,
    fileSize: (megabytes) => `${megabytes}\u00A0م.ب.`,
    chosenFile: (name) => `الملف المختار: ${name}`,
    removeFile: 'إزالة',
    fileEmpty: 'الملف فارغ. يُرجى اختيار ملف آخر.',
    recordingTooLong: 'التسجيل طويل جدًا. لم يُحفظ شيء؛ يُرجى تسجيل أقصر.',
    fileTooLarge: (megabytes) => `الملف كبير جدًا. يُرجى اختيار ملف لا يزيد على ${megabytes}\u00A0م.ب.؛ لم يُرسل شيء.`,
    wrongKind: (kinds) => `هذا النوع من الملفات لا يناسب هنا. يُرجى اختيار: ${listed(kinds)}.`,
    fileOnItsWay: 'جارٍ إرسال الملف…',
    percent: (percent) => `${percent}%`,
    noConnection: `لا يوجد اتصال. يبقى الملف مختارًا ما دامت هذه الصفحة مفتوحة، ويُرسل ${backOnline}.`,
    serverBusy: `${trouble.busy} يبقى الملف مختارًا. ${tryAgain}`,
    notSent: `تعذّر إرسال الملف. يبقى مختارًا. ${tryAgain}`,
    record: 'بدء التسجيل',
    recordAgain: 'التسجيل من جديد',
    stopRecording: 'إنهاء التسجيل',
    recording: 'التسجيل جارٍ.',
    recorded: 'التسجيل جاهز.',
    yourRecording: 'التسجيل',
    write: 'الكتابة بدلًا من ذلك',
    recorders: {
      audio: {
        hint: (time) => `المدة القصوى بالدقائق: ${time}. يمكن الاستماع إلى التسجيل قبل إرساله.`,
        asking: 'في انتظار الميكروفون…',
        empty: 'لم يُسجَّل شيء. يُرجى فحص الميكروفون والتسجيل من جديد.',
        unusable: {
          refused: 'الميكروفون غير مسموح به لهذه الصفحة. يُرجى السماح به في إعدادات المتصفح أو اختيار ملف صوتي.',
          missing: 'لم يُعثر على ميكروفون، أو أن برنامجًا آخر يستخدمه. يمكن بدلًا من ذلك اختيار ملف صوتي.',
          unsupported: 'لا يستطيع هذا المتصفح التسجيل هنا. يمكن بدلًا من ذلك اختيار ملف صوتي.',
        },
      },
      video: {
        hint: (time) => `المدة القصوى بالدقائق: ${time}. يمكن مشاهدة التسجيل قبل إرساله.`,
        asking: 'في انتظار الكاميرا والميكروفون…',
        empty: 'لم يُسجَّل شيء. يُرجى فحص الكاميرا والتسجيل من جديد.',
        unusable: {
          refused:
            'الكاميرا والميكروفون غير مسموح بهما لهذه الصفحة. يُرجى السماح بهما في إعدادات المتصفح أو اختيار فيديو.',
          missing: 'لم يُعثر على كاميرا أو ميكروفون، أو أن برنامجًا آخر يستخدمهما. يمكن بدلًا من ذلك اختيار فيديو.',
          unsupported: 'لا يستطيع هذا المتصفح التسجيل هنا. يمكن بدلًا من ذلك اختيار فيديو.',
        },
      },
    },
  },
  place: {
    hint: 'يُرجى لمس الموضع أو تحريك العلامة إليه بشريطي التمرير.',
    across: 'من اليسار إلى اليمين',
    down: 'من الأعلى إلى الأسفل',
    at: (percent, square) => `${percent} بالمئة، المربع ${square}`,
    unmarked: 'يُرجى تحديد موضع أولًا.',
    missing: 'لا يمكن تحميل الخريطة حاليًا.',
  },
  signature: {
    hint: 'يُرجى التوقيع بالإصبع أو القلم أو الفأرة، أو كتابة الاسم.',
    sheet: (count) => `حقل التوقيع، ${strokes(count)}`,
    undo: 'التراجع عن الخط',
    clear: 'مسح',
    type: 'كتابة الاسم',
    draw: 'الرسم بدلًا من ذلك',
    name: 'الاسم',
    typedHint: 'الاسم المكتوب يُعدّ هنا بمثابة توقيع مرسوم.',
    unsigned: 'يُرجى التوقيع أولًا أو كتابة الاسم.',
    cannotDraw: 'لا يستطيع هذا المتصفح حفظ التوقيع. يُرجى فتح الصفحة في متصفح آخر.',
    file: 'توقيع.png',
    typedFile: (name) => `توقيع مكتوب – ${name}.png`,
  },
  sum: {
    give: (total) => `عدد النقاط المطلوب توزيعها على البنود: ${total}.`,
    left: (left) => `المتبقي للتوزيع: ${left}`,
    over: (over) => `الزائد في التوزيع: ${over}`,
    done: 'تم توزيع جميع النقاط',
  },
  days: between('تاريخ', 'اليوم والشهر والسنة'),
  numbers: between('رقم', ''),
  times: between('وقت', 'الساعة والدقيقة'),
  digitsOrWords: {
    number: 'رقم أو كلمات…',
    date: 'تاريخ أو كلمات…',
    time: 'وقت أو كلمات…',
    picture: 'لمس صورة أو كتابة…',
    pickDate: 'اختيار تاريخ',
    pickTime: 'اختيار وقت',
  },
  addresses: { email: 'name@example.com', phone: '0123456789', url: 'www.example.com' },
  askQuestion: 'كتابة سؤال…',
  emoji: { open: '🙂 رموز تعبيرية', choice: 'رموز تعبيرية للإدراج' },
  otherRanking: {
    joins: (label) => `${quoted(label)}: ما يُكتب هنا ينضم إلى القائمة ويمكن ترتيبه فيها.`,
    says: (label) => `${quoted(label)}: هنا مكان لتوضيح المقصود.`,
    joined: 'البند الآن في القائمة.',
  },
  ranking: {
    up: (text) => `${quoted(text)} إلى أعلى`,
    down: (text) => `${quoted(text)} إلى أسفل`,
    place: (text, place, count) => `${quoted(text)}: المرتبة ${place} من ${count}`,
    ranking: 'يُرجى ترتيب الخيارات: المرتبة 1 في الأعلى.',
  },
  rating: (value, count) => `${value} من ${count}`,
  slider: {
    pole: (value, label) => `${value}: ${label}`,
    notSet: 'لم يُحدَّد بعد',
    less: 'خطوة أقل',
    more: 'خطوة أكثر',
    setValue: 'يُرجى تحديد قيمة: تحريك الشريط أو لمس − و+.',
  },
  chats: {
    lang,
    list: 'المحادثات',
    back: 'الرجوع إلى المحادثات',
    menu: 'القائمة',
    typing: 'جارٍ الكتابة…',
    none: 'لا توجد رسائل بعد',
    you: 'إجابتي',
    unread: newMessages,
    wrote: (name) => `رسالة جديدة من ${name}.`,
    wroteToo: (name, count) => (count === 0 ? `رسالة جديدة من ${name}` : `رسائل جديدة من ${name} و${others(count)}`),
    nothingToAnswer: 'لا يوجد الآن ما يُجاب عنه هنا.',
    choose: 'يُرجى اختيار محادثة من القائمة.',
    resumeLink: 'نسخ رابط للمتابعة لاحقًا',
    resumeCopied: 'تم نسخ الرابط. به يمكن المتابعة في أي متصفح؛ يُرجى عدم مشاركته.',
    resumeFailed: 'تعذّر نسخ الرابط. يُرجى تحديده ونسخه يدويًا:',
    badResumeLink: 'لا توجد (أو لم تعد توجد) لعبة لهذا الرابط.',
    media: 'ملف',
    hints: 'تلميحات',
    closeHints: 'إغلاق التلميحات',
    hintsOf: (found, all) => `تم العثور على ${found} من ${all}`,
    freshHints: newHints,
    foundHint: (title) => `تلميح جديد: ${title}`,
    isNew: 'جديد',
    noHints: 'لا توجد تلميحات بعد.',
    noHintsMore: 'سيظهر هنا ما يُكتشف في المحادثات.',
    toChat: (name) => `إلى المحادثة: ${name}`,
    endingOf: (number, all) => `النهاية ${number} من ${all}`,
    toEnding: 'ما تم اكتشافه',
    foundOf: (found, all) => `التلميحات المكتشفة: ${found} من ${all}.`,
    playAgain: 'اللعب من جديد',
    decideAnew: 'قرار مختلف',
    gallery: (seen, all) => `النهايات التي شوهدت: ${seen} من ${all}`,
    notSeen: 'لم تُشاهد بعد',
    storyTime: (time) => `الوقت في القصة: ${time}`,
    push: {
      switch: 'إشعارات المتصفح',
      question: 'قد تصل رسائل هنا لاحقًا. هل يُرسل المتصفح إشعارًا عندئذ، حتى لو كانت هذه الصفحة مغلقة؟',
      privacy: 'يعرض الإشعار المرسِل فقط. أما ما كُتب فلا يطّلع عليه أحد في الطريق.',
      yes: 'نعم، إشعار من فضلك',
      no: 'لا، شكرًا',
      starting: 'لحظة من فضلك…',
      on: 'حسنًا، ستصل الإشعارات. يمكن إيقافها من القائمة في أي وقت.',
      blocked: 'لا يسمح المتصفح بإشعارات من هذه الصفحة. يمكن تغيير ذلك في إعداداته.',
      failed: `تعذّر تشغيل الإشعارات الآن. ${tryAgain}`,
      again: 'المحاولة مرة أخرى',
      close: 'إغلاق',
    },
    fragments: {
      restart: 'بدء كل شيء من جديد',
      delete: 'حذف كل شيء',
      privacy: 'الخصوصية',
      restart_pop_up: {
        header: 'بدء جميع المحادثات من جديد؟',
        text: 'ستُحذف الإجابات في جميع المحادثات ويبدأ كل شيء من البداية.',
        btn_back: 'رجوع',
        btn_restart: 'البدء من جديد',
      },
      delete_pop_up: {
        header: 'حذف جميع المحادثات؟',
        text: 'ستُحذف الإجابات وجميع المحادثات نهائيًا.',
        btn_back: 'رجوع',
        btn_delete: 'حذف',
      },
    },
  },
});
