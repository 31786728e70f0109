/** What every widget takes. */
export interface CommonProps {
  readonly className?: string;
  readonly id?: string;
  readonly locale?: 'en' | 'es' | 'it' | 'zh' | 'ar';
  readonly dir?: 'ltr' | 'rtl';
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly onReady?: (event: CustomEvent<null>) => void;
  readonly onError?: (event: CustomEvent<{ readonly code: string; readonly message: string }>) => void;
}

/** React writes className for its own elements only. */
export const commonAttributes = ({ className, dir, id, locale, theme }: CommonProps) => ({
  class: className,
  dir,
  id,
  locale,
  theme,
});
