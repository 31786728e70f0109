const waiting: (() => void)[] = [];
/** Until when this task may go on drawing; 0 before it began to. */
let end = 0;
/** Milliseconds that drawing may take of one task; a browser calls 50 long. */
let share = 16;

function next(): void {
  end = 0;
  // Each pause draws a frame, and all of the page again with it: a page of fifty never notices, one of a thousand must not have too many.
  share *= waiting.length ? 1.3 : 0;
  waiting.splice(0).forEach(inTurn);
}

/** However many elements a page has, they are not drawn in one long task. Who is alone is drawn at once. */
export function inTurn(draw: () => void): void {
  if (!end) {
    share ||= 16;
    end = performance.now() + share;
    setTimeout(next);
  }
  if (waiting.length || performance.now() > end) waiting.push(draw);
  else draw();
}
