import type { Studio } from '../studio/studio.ts';
import { circle, line, rect } from '../svg.ts';

export const teal = '#24806f';

export const navy = '#27466b';

export const amber = '#e0a02e';

export const coral = '#cf5a3c';

/** A works hall with a saw roof, a chimney and a loading bay at its right side. */
export function factory(s: Studio, bay = false): void {
  s.box([-20, -30, 0], [440, 260, 8], '#c3ccc9');
  s.tube([70, 150, 8], [70, 150, 300], 17, '#b9684a', { r2: 13 });
  s.tube([70, 150, 262], [70, 150, 280], 14.6, '#f1ede4', { cap: false, shadow: false });
  s.box([0, 0, 8], [330, 180, 120], '#e6eaec');
  for (const x of [220, 110, 0])
    s.prism(
      [
        [x, 128],
        [x, 186],
        [x + 110, 128],
      ],
      0,
      180,
      '#6f8ea5',
    );
  for (const x of [0, 110, 220])
    s.front(
      [x, -0.5, 128],
      rect(14, 26, 38, 40, '#8fb8cf', 2),
      rect(58, 26, 38, 40, '#8fb8cf', 2),
      rect(14, 26, 82, 4, '#5f7f98'),
    );
  s.front(
    [0, -0.5, 128],
    rect(0, 0, 330, 14, teal),
    rect(132, 76, 66, 44, '#4a5a68', 2),
    line('M132 88h66M132 99h66M132 110h66', '#6b7c8a', 2),
  );
  s.right(
    [330, 0, 128],
    rect(20, 40, 60, 80, bay ? '#1f2a33' : '#5a6b78', 2),
    rect(104, 40, 60, 80, '#5a6b78', 2),
    rect(16, 34, 68, 8, amber),
    rect(100, 34, 68, 8, amber),
  );
  if (bay) {
    s.box([336, 24, 8], [50, 52, 30], '#9aa6ae');
    s.box([340, 30, 38], [38, 38, 34], '#c99e6b');
    s.box([392, 34, 8], [40, 40, 40], '#c99e6b');
    s.right([336, 20, 88], circle(30, 30, 4, amber));
  } else s.box([345, 20, 8], [70, 150, 10], '#aab4ba');
}
