import { fill, removePost, sentences } from '@wbn/contract';
import type { PostCard } from '@wbn/core';
import { mayAct } from '@wbn/core';
import { Ellipsis } from 'lucide';
import { ModerationItems } from '../moderation/ModerationItems.tsx';
import { useModeration } from '../moderation/use-moderation.tsx';
import { saidByClient } from '../session/ask-to-confirm.ts';
import { useSession, useVisitor } from '../session/session-context.ts';
import { lazyFollow } from '../session/toggles.ts';
import { useToggle } from '../session/use-toggle.ts';
import { textLocaleOf } from '../settings.ts';
import { useSite } from '../site-context.ts';
import { inTextLocale } from '../texts/text-source.ts';
import { copyLink } from '../ui/copy-link.ts';
import { Icon } from '../ui/Icon.tsx';
import { useDisclosure } from '../ui/use-disclosure.ts';
import { usePostTexts } from './texts/index.ts';

export interface PostMenuProps {
  readonly card: PostCard;
  readonly path: string;
  readonly onBlocked: () => void;
}

/** Further actions of a post. Every post offers removal; the server decides. */
export function PostMenu({ card, onBlocked, path }: PostMenuProps) {
  const texts = usePostTexts();
  const { edition, locale } = useSite();
  const session = useSession();
  const { button, open, panel, pick } = useDisclosure();
  const { author, resourceID } = card;
  const moderation = useModeration({ resourceType: 'post', resourceID, party: author }, onBlocked);
  const isMine = useVisitor().userID === author.id;
  const remove = async () => {
    const client = await session?.client();
    if (!client || !mayAct(client)) return;
    try {
      await client.call(removePost, { body: { postID: resourceID } });
      window.location.reload();
    } catch (error) {
      const failed = inTextLocale(sentences.postRemoveFailed, textLocaleOf(locale, edition));
      window.alert(saidByClient(error) ?? (await failed));
    }
  };
  return (
    <div className="menu post-menu">
      <button type="button" className="icon-button" aria-label={texts.actions} {...button}>
        <Icon node={Ellipsis} />
      </button>
      <ul className="menu-panel" hidden={!open} {...panel}>
        {open && author.type === 'business' ? <FollowItem id={author.id} name={author.name} /> : null}
        <li>
          <button type="button" className="menu-item" onClick={pick(() => copyLink(texts.linkCopied, path))}>
            {texts.copyLink}
          </button>
        </li>
        {isMine ? null : <ModerationItems moderation={moderation} name={author.name} texts={texts} pick={pick} />}
        <li className="post-menu-end">
          <button type="button" className="menu-item" onClick={pick(remove)}>
            {texts.remove}
          </button>
        </li>
      </ul>
      {moderation.dialog}
    </div>
  );
}

/** Loads whether the visitor follows when the menu opens. */
function FollowItem({ id, name }: { readonly id: string; readonly name: string }) {
  const texts = usePostTexts();
  const follow = useToggle(0, lazyFollow(id));
  return (
    <li>
      <button type="button" className="menu-item" aria-pressed={follow.on} onClick={follow.toggle}>
        {fill(follow.on ? texts.unfollow : texts.follow, { name })}
      </button>
    </li>
  );
}
