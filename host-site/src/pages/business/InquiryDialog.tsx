import type { BusinessProfile } from '@wbn/contract/shapes';
import { InquiryForm } from '../../inquiry/InquiryForm.tsx';
import { useSite } from '../../site-context.ts';
import { Dialog } from '../../ui/form/Dialog.tsx';
import '@wbn/widgets/inquiry-form';

interface InquiryDialogProps {
  readonly profile: BusinessProfile;
  readonly close: () => void;
}

/** The inquiry form over the page of the business. A draft is kept when it closes. */
export function InquiryDialog({ close, profile }: InquiryDialogProps) {
  const { business } = useSite().texts;
  return (
    <Dialog title={`${business.sendRequest}: ${profile.general.companyName}`} close={close}>
      <InquiryForm business={profile} />
    </Dialog>
  );
}
