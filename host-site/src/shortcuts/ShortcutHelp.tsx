import { useState } from 'react';
import { Dialog } from '../ui/form/Dialog.tsx';
import { useShortcutTexts } from './texts/index.ts';
import './shortcuts.css';

interface ShortcutHelpProps {
  readonly areOn: boolean;
  readonly turn: (on: boolean) => void;
  readonly close: () => void;
}

/** The list of shortcuts, with a switch to turn them off. */
export function ShortcutHelp({ areOn, turn, close }: ShortcutHelpProps) {
  const texts = useShortcutTexts();
  const [on, setOn] = useState(areOn);
  const rows = [
    [['/'], texts.search],
    [['g', 'h'], texts.home],
    [['g', 'b'], texts.myBusiness],
    [['g', 'n'], texts.newsfeed],
    [['g', 'm'], texts.messages],
    [['?'], texts.help],
    [['Esc'], texts.close],
  ] as const;
  return (
    <Dialog title={texts.title} close={close}>
      <dl className="shortcuts">
        {rows.map(([keys, does]) => (
          <div key={keys.join('')}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} dir="ltr">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.typing}</p>
      <label className="shortcuts-switch">
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            turn(target.checked);
            setOn(target.checked);
          }}
        />
        {texts.on}
      </label>
    </Dialog>
  );
}
