import { tips } from '../tips/index.ts';
import { aboutUs } from './about-us.ts';
import { advertiseWithUs } from './advertise-with-us.ts';
import type { Page } from './blocks.ts';
import { contactUs } from './contact-us.ts';
import { freeMarketing } from './free-marketing.ts';
import { home } from './home.ts';
import { industriesPage } from './industries.ts';
import { membershipGold, membershipPlatinum, membershipPremium, membershipStandard } from './memberships.ts';
import { messageCenter } from './message-center.ts';
import { missionVision } from './mission-vision.ts';
import { ourNetwork } from './our-network.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsAndConditions } from './terms-and-conditions.ts';
import { whyWbn } from './why-wbn.ts';
import { workWithWbn } from './work-with-wbn.ts';

export { helpBanner, visitorInvitation } from './banners.ts';
export {
  type Action,
  type Block,
  type ImageID,
  imageIDs,
  type Page,
  type PageMeta,
  type Person,
  textOf,
} from './blocks.ts';

/** All pages with texts, except the tips: home, industries and the fifteen static ones. */
export const pages: readonly Page[] = [
  home,
  industriesPage,
  aboutUs,
  missionVision,
  termsAndConditions,
  privacyPolicy,
  ourNetwork,
  whyWbn,
  contactUs,
  membershipStandard,
  membershipGold,
  membershipPremium,
  membershipPlatinum,
  advertiseWithUs,
  freeMarketing,
  messageCenter,
  workWithWbn,
];

/** The page or tip at a path (a trailing slash is ignored), with unfilled placeholders; or undefined. */
export function pageByPath(path: string): Page | undefined {
  const wanted = path.length > 1 ? path.replace(/\/$/, '') : path;
  return [...pages, ...tips].find((page) => page.path === wanted);
}
