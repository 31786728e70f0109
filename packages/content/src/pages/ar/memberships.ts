import { ar } from '../../locales/ar.ts';
import { type MembershipWords, membershipTexts } from '../membership-texts.ts';
import type { PageTexts } from '../page-texts.ts';

const common = {
  youGet: 'ما تحصل عليه',
  compare: 'قارن بين الباقات',
};

const standard: MembershipWords = {
  ...common,
  title: 'العضوية القياسية',
  lead: 'التسجيل مجاني، وأن يُعثر عليك مجاني أيضًا.',
  mascot: 'جمل WBN يحمل طردًا',
  paragraphs: [
    'كل من يسجّل باسم شركة هو مستخدم قياسي. لا فترة تجريبية تنتهي ولا بطاقة تُدخَل. تنشئ ملفك الشخصي، ثم ملفًا لكل شركة تمثلها، وتستطيع شركات {country} والشركات الأجنبية أن تعثر على كليهما.',
    'ابدأ من هنا، وأدرج ما تصنعه، وأجب عن الاستفسارات الأولى. كثير من الأعضاء لا يحتاجون إلى أكثر من هذا أبدًا.',
  ],
  metaTitle: (price) => `العضوية القياسية (${price}) | WBN {country}`,
  description: (price) => `العضوية القياسية لشركات {country}: ${price}. ماذا تشمل وكيف تقارَن بسائر الباقات.`,
  keywords: ['العضوية القياسية', 'باقات الإدراج', 'WBN {country}', 'مصدّرو {country}', 'عضوية الشركات'],
};

const gold: MembershipWords = {
  ...common,
  title: 'العضوية الذهبية',
  lead: 'كن موثّقًا، وكن مرئيًا قبل غيرك.',
  mascot: 'جمل WBN بسرج ذهبي',
  paragraphs: [
    'المشتري الذي لم يلتقِ بك قط يسأل نفسه سؤالًا واحدًا قبل كل الأسئلة: هل هذه الشركة حقيقية؟ والعضوية الذهبية تجيب عنه. فنحن، أو طرف ثالث مستقل، نتحقق من أن الشركة موجودة وتفعل ما تقول ويمكن الوصول إليها، ويُظهر ملفك ذلك.',
    'تمنح نتائج البحث الأولوية للأعضاء الذهبيين بين الشركات التي تطابق البحث بالقدر نفسه، وتتيح لك ثلاث ترويجات شهريًا أن تبرز منتجًا حين يكون لديك ما تقوله.',
  ],
  metaTitle: (price) => `العضوية الذهبية (${price}) | WBN {country}`,
  description: (price) => `العضوية الذهبية لشركات {country}: ${price}. ماذا تشمل وكيف تقارَن بسائر الباقات.`,
  keywords: ['العضوية الذهبية', 'باقات الإدراج', 'WBN {country}', 'مصدّرو {country}', 'عضوية الشركات'],
};

const premium: MembershipWords = {
  ...common,
  title: 'العضوية المميزة',
  lead: 'حضور ثابت ومستشار قريب.',
  mascot: 'جمل WBN يقرأ خريطة',
  paragraphs: [
    'العضوية المميزة لشركات {country} التي لديها كتالوج حقيقي وفريق مبيعات يريد عملًا كل أسبوع. خمسون منتجًا وعشر ترويجات شهريًا وأولوية عالية في النتائج تُبقي الاستفسارات متدفقة.',
    'ست ساعات من الدعم المهني لك أن تستخدمها كما تشاء: مراجعة لملفك، أو مساعدة في عرض سعر صعب، أو قائمة قصيرة بموزعين لسوق جديدة.',
  ],
  metaTitle: (price) => `العضوية المميزة (${price}) | WBN {country}`,
  description: (price) => `العضوية المميزة لشركات {country}: ${price}. ماذا تشمل وكيف تقارَن بسائر الباقات.`,
  keywords: ['العضوية المميزة', 'باقات الإدراج', 'WBN {country}', 'مصدّرو {country}', 'عضوية الشركات'],
};

const platinum: MembershipWords = {
  ...common,
  title: 'العضوية البلاتينية',
  lead: 'الشبكة كلها، بكامل قوتها.',
  mascot: 'جمل WBN يقود قافلة',
  paragraphs: [
    'العضوية البلاتينية هي باقة الشركات التي تعيش على التصدير. مئة منتج تغطي تشكيلة كاملة، وعشرون ترويجًا شهريًا تكفي للحضور في عدة صناعات ومواسم في وقت واحد.',
    'اثنتا عشرة ساعة من الدعم المهني تجعل فريقنا جزءًا من قسم التصدير لديك حين تحتاج إلى من يعينك.',
  ],
  metaTitle: (price) => `العضوية البلاتينية (${price}) | WBN {country}`,
  description: (price) => `العضوية البلاتينية لشركات {country}: ${price}. ماذا تشمل وكيف تقارَن بسائر الباقات.`,
  keywords: ['العضوية البلاتينية', 'باقات الإدراج', 'WBN {country}', 'مصدّرو {country}', 'عضوية الشركات'],
};

export const membershipStandard: PageTexts = membershipTexts('standard', standard, ar);
export const membershipGold: PageTexts = membershipTexts('gold', gold, ar);
export const membershipPremium: PageTexts = membershipTexts('premium', premium, ar);
export const membershipPlatinum: PageTexts = membershipTexts('platinum', platinum, ar);
