import type { SiteSettings } from '../settings.ts';

/** A renderer gets these settings alone: the server's options also contain the internal key, and a page writes its settings out. */
export const publicSettings = ({ accounts, api, cdn, edition, ...options }: SiteSettings): SiteSettings => ({
  accounts,
  api,
  cdn,
  edition,
  extensions: options.extensions,
  files: options.files,
  portal: options.portal,
  sites: options.sites,
  uploadLimit: options.uploadLimit,
});
