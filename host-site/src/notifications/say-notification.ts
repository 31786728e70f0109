import { appealPath, fill, isolated, isRemovable } from '@wbn/contract';
import type { Notification } from '@wbn/contract/shapes';
import type { NotificationTexts } from './texts/en.ts';

const aboutOf: Readonly<Record<string, 'Post' | 'Product' | 'Business'>> = {
  post: 'Post',
  product: 'Product',
  business: 'Business',
};

/** A sentence for an event: its newest actor, and the number of others. */
export function sayNotification(notification: Notification, texts: NotificationTexts): string {
  const {
    actor,
    count,
    decision = 'actioned',
    invited = '–',
    kind,
    outcome = 'approved',
    resourceType,
    title = '',
  } = notification;
  if (kind === 'verification') return texts.news[outcome];
  if (kind === 'second-factor') return texts.duty;
  if (kind === 'removal') return sayRemoval(notification, texts);
  if (kind === 'report') return texts.reported[decision];
  if (kind === 'role') return texts.roles[notification.role ?? 'member'];
  if (kind === 'left') return fill(texts.left, { name: isolated(title) });
  if (kind === 'search') return fill(texts.search, { name: isolated(title), count });
  if (kind === 'new-device') return title ? `${texts.newDevice}: ${isolated(title)}` : texts.newDevice;
  const who = isolated(actor?.name ?? texts.gone) + (count > 1 ? ` (+${count - 1})` : '');
  const about = aboutOf[resourceType ?? ''];
  if (kind === 'follow') return fill(about === 'Business' ? texts.followBusiness : texts.follow, { who });
  if ((kind === 'comment' || kind === 'like') && about) return fill(texts[`${kind}${about}`], { who });
  // A page that was loaded before the network learned a kind has no words for it.
  const words: string | undefined = texts[kind];
  return words === undefined ? texts.unknown : fill(words, { who, email: isolated(invited) });
}

/** The kind of thing that was removed, its text, the reason, and the way to object. */
function sayRemoval({ reason, resourceType, title }: Notification, texts: NotificationTexts): string {
  const type = resourceType ?? '';
  const what = texts.removed[isRemovable(type) ? type : 'post'];
  return [
    title ? `${what}: ${isolated(title)}` : what,
    ...(reason ? [`${texts.reason}: ${isolated(reason)}`] : []),
    texts.object,
  ].join(' · ');
}

/** The account site's page of a notification, for those that no page of the portal explains. */
export const accountPageOf = ({ kind }: Notification): string | undefined =>
  kind === 'new-device' ? '/account/sessions' : undefined;

/** The connections of the person, or of one of their businesses. */
const connectionsPath = (businessID: string | null): string => `/connections?as=${businessID ?? 'me'}`;

/** The page of the resource; undefined if there is none. */
export function notificationPath(notification: Notification, userID: string | undefined): string | undefined {
  const { actor, businessID, kind, link, resourceID, resourceType } = notification;
  if (kind === 'search') return link;
  if (kind === 'removal')
    return appealPath({
      act: 'removal',
      type: resourceType !== null && isRemovable(resourceType) ? resourceType : 'post',
      ...(resourceID && { id: resourceID }),
    });
  if (kind === 'report' || kind === 'new-device') return undefined;
  if (kind === 'verification') return `/business/${businessID}/verification`;
  // The page says what is missing, and leads to the account site.
  if (kind === 'second-factor') return `/business/${businessID}/console`;
  if (kind === 'invitation') return `/business/${businessID}/members`;
  const side = businessID ?? userID ?? 'me';
  if (kind === 'inquiry' || kind === 'assignment') return `/business/${side}/requests/${resourceID}`;
  if (kind === 'connect' || kind === 'connected') return connectionsPath(businessID);
  if (kind === 'left') return undefined;
  // The console is closed to plain members.
  if (kind === 'role') return `/business/${businessID}/${notification.role === 'member' ? 'requests' : 'console'}`;
  if (kind === 'follow')
    return actor ? `/${actor.type === 'business' ? 'business' : 'profile'}/${actor.id}` : undefined;
  if (resourceType === 'post') return `/timeline/${side}?post=${resourceID}`;
  if (resourceType === 'product') return `/business-product/${resourceID}`;
  return resourceType === 'business' ? `/business/${resourceID}` : link;
}
