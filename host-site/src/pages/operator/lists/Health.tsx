import { digitsOf, networkHealth } from '@wbn/contract';
import type { HealthItem } from '@wbn/contract/shapes';
import { Download } from 'lucide';
import { saveCsv } from '../../../csv/save-csv.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { OperatorPage } from '../OperatorPage.tsx';
import { useListWords } from './use-list-words.ts';

const minute = 60;
const hour = 3_600;
const day = 86_400;

/** A duration in its largest whole unit. */
function durationOf(seconds: number): readonly [value: number, unit: string] {
  if (seconds >= 2 * day) return [Math.floor(seconds / day), 'day'];
  if (seconds >= 2 * hour) return [Math.floor(seconds / hour), 'hour'];
  return seconds >= 2 * minute ? [Math.floor(seconds / minute), 'minute'] : [seconds, 'second'];
}

function written({ unit, value }: HealthItem, locale: string): string {
  if (value === null) return '–';
  const say = (amount: number, name?: string) =>
    new Intl.NumberFormat(digitsOf(locale), name ? { style: 'unit', unit: name, unitDisplay: 'long' } : {}).format(
      amount,
    );
  if (unit === 'seconds') return say(...durationOf(value));
  return unit === 'bytes' ? say(Math.ceil(value / 1_000_000), 'megabyte') : say(value);
}

/** Queues, regular jobs, index and storage of the network. */
export function Health() {
  const { locale, texts, words } = useListWords();
  return (
    <OperatorPage part="health" load={async (client) => (await client.call(networkHealth)).data}>
      {(figures, _client, reload) => (
        <section className="operator-list" aria-label={texts.health}>
          <div className="operator-head">
            <button type="button" className="button" onClick={reload}>
              {words.reload}
            </button>
            <button
              type="button"
              className="button"
              onClick={() =>
                saveCsv('health.csv', [
                  [words.figure, words.value, words.unit],
                  ...figures.map(({ key, unit, value }) => [words.figures[key], value ?? '', unit]),
                ])
              }
            >
              <Icon node={Download} size={16} />
              {texts.csv}
            </button>
          </div>
          <table className="operator-rows">
            <thead>
              <tr>
                <th scope="col">{words.figure}</th>
                <th scope="col">{words.value}</th>
                <th scope="col">{words.state}</th>
              </tr>
            </thead>
            <tbody>
              {figures.map((figure) => (
                <tr key={figure.key}>
                  <th scope="row" data-head={words.figure}>
                    <span>{words.figures[figure.key]}</span>
                  </th>
                  <td data-head={words.value}>
                    <span>{written(figure, locale)}</span>
                  </td>
                  <td data-head={words.state}>
                    <span className={figure.isBad ? 'badge operator-bad' : 'badge'}>
                      {figure.isBad ? words.lookAfter : words.fine}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </OperatorPage>
  );
}
