import { helpBanner } from '@wbn/content/pages/banners';
import { Globe } from 'lucide';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';

/** A short explanation of the network, which is free to join. */
export function HelpBanner() {
  const { words } = useSite();
  return (
    <section className="help-banner" aria-labelledby="help-banner-title">
      <Icon node={Globe} size={28} />
      <div>
        <h2 id="help-banner-title">{words?.phrases.helpTitle ?? helpBanner.title}</h2>
        <p>{words?.phrases.helpText ?? helpBanner.text}</p>
      </div>
      <PageLink className="button" to={helpBanner.action.to}>
        {words?.phrases.needHelp ?? helpBanner.action.label}
      </PageLink>
    </section>
  );
}
