import { ImagePlus } from 'lucide';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Avatar } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { usePostTexts } from './texts/index.ts';
import './post-box.css';

interface PostBoxPlaceProps {
  /** On one's own timeline the box is shown, elsewhere one line. */
  readonly timelineID: string;
  readonly children?: ReactNode;
}

/** Reserves space for the box of logged-in visitors; the server draws both kinds, and CSS shows one or none of them. */
export function PostBoxPlace({ children, timelineID }: PostBoxPlaceProps) {
  // Until hydration, CSS uses the hint of the head.
  const [kind, setKind] = useState<'own' | 'other'>();
  useLayoutEffect(() => {
    setKind(document.documentElement.dataset.person === timelineID ? 'own' : 'other');
  }, [timelineID]);
  return (
    <div className="post-box-place" data-kind={kind}>
      <Ghost />
      <p className="post-box-line">{children}</p>
    </div>
  );
}

/** As high as the box in each language. */
function Ghost() {
  const texts = usePostTexts();
  return (
    <div className="post-box" aria-hidden="true" inert>
      <div className="post-box-who">
        <Avatar name="" round size="small" />
        <select disabled>
          <option>{texts.me}</option>
        </select>
      </div>
      <textarea rows={3} disabled />
      <div className="post-box-picture">
        <span className="post-box-choose">
          <Icon node={ImagePlus} />
          {texts.addPicture}
        </span>
      </div>
      <div className="post-box-end">
        <small>0</small>
        <span className="button">{texts.post}</span>
      </div>
    </div>
  );
}
