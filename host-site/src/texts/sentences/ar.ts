import type { SaidSentences } from './said.ts';

export const sentences: SaidSentences = {
  newsfeedFailed: 'تعذّر تحميل آخر أخبارك',
  postFailed: 'حدث خطأ أثناء إنشاء هذا المنشور!',
  postCreated: 'تم إنشاء المنشور!',
  loadingData: 'خطأ في تحميل البيانات',
  profilePictureFailed: 'حدث خطأ أثناء رفع صورة ملفك الشخصي',
  businessPictureFailed: 'حدث خطأ أثناء رفع صورتك',
  updateFailed: 'حدث خطأ أثناء التحديث',
  profileUpdated: 'تم تحديث بيانات الملف الشخصي بنجاح.',
  unexpectedTryAgain: 'حدث خطأ غير متوقع، يرجى المحاولة مرة أخرى.',
  unexpectedRefresh: 'حدث خطأ غير متوقع، يرجى تحديث الصفحة.',
  businessLinkCopied: 'تم نسخ رابط الشركة!',
  redirecting: 'جارٍ تحويلك إلى حسابك...',
  noBusiness: 'ليست لديك أي شركة مسجلة بعد',
  invalidPhone: 'رقم هاتف غير صالح، يرجى التحقق من الصيغة (مثلًا + 1 12345678)',
  invalidDate: 'صيغة تاريخ غير صالحة، يرجى التحقق منها (مثلًا 1970-10-24)',
  loadingNewsfeed: 'جارٍ تحميل آخر أخبارك...',
  loadingOwnProfile: 'جارٍ تحميل ملفك الشخصي...',
  loadingOwnBusiness: 'جارٍ تحميل شركتك...',
  loadingBusiness: 'جارٍ تحميل ملف الشركة...',
  loadingUser: 'جارٍ تحميل ملف المستخدم...',
};
