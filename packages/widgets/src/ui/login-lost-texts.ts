export interface LoginLostTexts {
  readonly lost: string;
  readonly logIn: string;
}

/** By language. A language of the page's own shows English. */
export const loginLostTexts: Readonly<Record<string, LoginLostTexts>> = {
  en: {
    lost: 'You are not logged in here: this window could not reach the page on which you began to log in. Log in once more, in this window.',
    logIn: 'Log in',
  },
  es: {
    lost: 'Aquí no ha iniciado sesión: esta ventana no pudo llegar a la página en la que empezó a hacerlo. Inicie sesión otra vez, en esta ventana.',
    logIn: 'Iniciar sesión',
  },
  it: {
    lost: 'Qui non hai effettuato l’accesso: questa finestra non ha potuto raggiungere la pagina in cui avevi iniziato. Accedi di nuovo, in questa finestra.',
    logIn: 'Accedi',
  },
  zh: {
    lost: '您在此处尚未登录：此窗口无法联系到您开始登录的页面。请在此窗口中重新登录。',
    logIn: '登录',
  },
  ar: {
    lost: 'لم تسجّل الدخول هنا: لم تتمكن هذه النافذة من الوصول إلى الصفحة التي بدأت فيها تسجيل الدخول. سجّل الدخول مرة أخرى في هذه النافذة.',
    logIn: 'تسجيل الدخول',
  },
};
