/**
 * Hides typing in a widget from the page's hotkeys: the page sees the element as the target of every inner key event, so it cannot detect
 * typing. Tab, Escape, function keys and combinations with Ctrl or Meta still reach the page, unless the widget used them: an Escape that
 * closes a list must not close the page's dialog around it.
 */
const guard = (event: Event) => {
  const { key, ctrlKey, metaKey, defaultPrevented } = event as KeyboardEvent;
  const isTyping = (event.composedPath()[0] as Element).matches('input,textarea,select,[role=combobox]');
  // AltGr writes letters, and some systems report it as Ctrl with Alt.
  const isCommand = (ctrlKey || metaKey) && !(event as KeyboardEvent).getModifierState('AltGraph');
  if (defaultPrevented || ((isTyping || /Enter| /.test(key)) && !isCommand && !/^(Tab|Esc|F\d)/.test(key)))
    event.stopPropagation();
};

export function guardKeys(root: ShadowRoot): void {
  for (const name of ['keydown', 'keypress', 'keyup']) root.addEventListener(name, guard);
}
