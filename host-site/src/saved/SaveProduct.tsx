import { Bookmark } from 'lucide';
import { lazySave } from '../session/toggles.ts';
import { useToggle } from '../session/use-toggle.ts';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';

/** With our extensions the button saves the product; otherwise it is inert. */
export function SaveProduct({ productID }: { readonly productID: string }) {
  const { settings, texts } = useSite();
  if (settings.extensions) return <Active productID={productID} />;
  return (
    <button type="button" className="button" aria-disabled="true">
      <Icon node={Bookmark} size={16} />
      {texts.search.saveProduct}
    </button>
  );
}

function Active({ productID }: { readonly productID: string }) {
  const { search } = useSite().texts;
  const save = useToggle(0, lazySave('product', productID));
  return (
    <button type="button" className="button save-button" aria-pressed={save.on} onClick={save.toggle}>
      <Icon node={Bookmark} size={16} />
      {search.saveProduct}
    </button>
  );
}
