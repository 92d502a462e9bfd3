import type { WordsLike } from '#domain/words/words-like.ts';
import type { answers as english } from '#domain/words/en/answers.ts';

/** Urdu. Written by the team, reviewed by nobody yet. */
export const answers: WordsLike<typeof english> = {
  change: {
    'not-readable': 'یہ پڑھا نہیں جا رہا۔ براہ کرم اچھی روشنی میں دوبارہ تصویر لیں۔',
    incomplete: 'کوئی حصہ یا صفحہ چھوٹ گیا ہے۔ براہ کرم اسے جوڑیں۔',
    'wrong-document': 'دوسرا کاغذ مانگا گیا تھا۔ براہ کرم وہی بھیجیں۔',
    'out-of-date': 'یہ پرانا ہو چکا ہے۔ براہ کرم نیا دیں۔',
    'not-masked':
      'آدھار نمبر کے آخری چار ہندسوں سے زیادہ دکھ رہے ہیں۔ براہ کرم باقی ہندسے ڈھک دیں۔',
    'differs-from-documents':
      'آپ کی بھری ہوئی معلومات آپ کے کاغذات سے میل نہیں کھاتیں۔ جو غلط ہو، اسے ٹھیک کریں۔',
    'not-plausible': 'یہاں شاید کوئی غلطی رہ گئی ہے۔ براہ کرم جانچ لیں۔',
    'further-document': 'ایک اور کاغذ چاہیے۔ براہ کرم بھیجیں۔',
  },
  rejection: {
    'cannot-be-confirmed': 'درخواست میں دی گئی معلومات کی ہم تصدیق نہیں کر سکے۔',
    'documents-not-genuine': 'ہم کاغذات کو اصلی نہیں مان سکے۔',
    'outside-our-rules': 'آپ کی چنی ہوئی کمپنیوں میں سے کوئی بھی اس کام کے لیے قرض نہیں دیتی۔',
    'applied-before': 'اسی گاڑی کے لیے ایک اور درخواست ہے۔',
    'not-reached': 'ہم آپ سے رابطہ نہیں کر سکے۔',
    'lender-not-reached':
      'ہم آپ کی درخواست آپ کی چنی ہوئی کمپنی تک نہیں پہنچا سکے۔ آپ دوسری کمپنیوں کے ساتھ نئی درخواست شروع کر سکتے ہیں۔',
  },
  escalation:
    'اب ہمارے شکایات کے افسر اسے دیکھیں گے۔ اگر پہلی بار لکھنے کے {{days}} دن بعد بھی جواب نہ ملے، یا آپ جواب سے مطمئن نہ ہوں، تو آپ cms.rbi.org.in پر ریزرو بینک آف انڈیا کے محتسب سے مفت شکایت کر سکتے ہیں۔ یہ {{last}} دن کے اندر کریں۔',
  purpose: {
    'prepare-application': 'میری درخواست تیار کرنا',
    'check-documents': 'میرے کاغذات جانچنا',
    'contact-me': 'اس درخواست کے بارے میں مجھ سے رابطہ کرنا',
    'share-with-lender': '{{lender}} کو میری درخواست بھیجنا',
    'share-status-with-dealer': 'ڈیلر کو دکھانا کہ درخواست کہاں تک پہنچی',
    guarantee: 'ضامن کے طور پر میرا نام دینا',
  },
  fee: {
    deducted: 'قرض کی رقم سے کاٹی جاتی ہے',
    separate: 'قرض سے الگ ادا کرنی ہوتی ہے',
  },
};
