import type { CertificateText } from '@wbn/core/business-editor';
import { Plus } from 'lucide';
import { EmptyFooter } from '../../../ui/form/EmptyFooter.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useEditorContext } from '../editor-context.ts';
import { EditCertificate } from '../fields/EditCertificate.tsx';

const blank = (): CertificateText => ({
  key: crypto.randomUUID(),
  isNew: true,
  name: '',
  issueDate: '',
  expireDate: '',
  issuedOn: '',
  expiresOn: '',
  photo: {},
});
/** The contract's limit. */
const maximum = 50;

export function CertificatesTab() {
  const { setCertificates, texts, values } = useEditorContext();
  const list = values.certificates;
  useKeptFocus(list.length, 'add-certificate');
  return (
    <>
      {list.map((one, index) => (
        <EditCertificate
          key={one.key}
          certificate={one}
          number={index + 1}
          change={(part) => setCertificates(list.map((other) => (other === one ? { ...one, ...part } : other)))}
          remove={() => setCertificates(list.filter((other) => other !== one))}
        />
      ))}
      {list.length ? null : <EmptyFooter text={texts.noCertificates} />}
      {list.length < maximum ? (
        <button
          type="button"
          id="add-certificate"
          className="button edit-add"
          onClick={() => setCertificates([...list, blank()])}
        >
          <Icon node={Plus} size={16} />
          {texts.addCertificate}
        </button>
      ) : null}
    </>
  );
}
