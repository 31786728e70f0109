import { useRef } from 'react';
import type { CenterView } from '../shared-props.ts';
import { deskTexts } from '../texts/desk/index.ts';

interface QuestionProps {
  readonly view: CenterView;
  /** Names the removed thing. */
  readonly text: string;
  readonly remove: () => void;
  /** After either answer. */
  readonly close: () => void;
}

/** Asks before something that a business wrote is removed. */
export function Question({ close, remove, text, view }: QuestionProps) {
  const words = deskTexts(view);
  const box = useRef<HTMLDialogElement | null>(null);
  const ask = (dialog: HTMLDialogElement | null) => {
    box.current = dialog;
    if (dialog?.open === false) dialog.showModal();
  };
  const answer = () => box.current?.close();
  return (
    <dialog part="question" aria-labelledby="question" ref={ask} onClose={close}>
      <p id="question">{words.sure}</p>
      <p dir="auto">{text}</p>
      <footer>
        <button type="button" part="keep" onClick={answer}>
          {words.cancel}
        </button>
        <button
          type="button"
          className="main"
          part="confirm"
          onClick={() => {
            answer();
            remove();
          }}
        >
          {words.remove}
        </button>
      </footer>
    </dialog>
  );
}
