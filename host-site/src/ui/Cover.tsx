import { Picture } from './Picture.tsx';

/** The wide picture above a profile: uploaded, or in the site's colours. */
export const Cover = ({ url }: { readonly url: string | undefined }) => (
  <div className="business-cover">
    <Picture
      url={url}
      alt=""
      width={1280}
      height={320}
      eager
      instead={<div className="business-cover-made" aria-hidden="true" />}
    />
  </div>
);
