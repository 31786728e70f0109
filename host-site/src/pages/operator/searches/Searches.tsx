import { searchReport } from '@wbn/contract';
import type { SearchReport } from '@wbn/contract/shapes';
import { Download, SearchX } from 'lucide';
import { useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { saveCsv } from '../../../csv/save-csv.ts';
import { NativeDropdown } from '../../../ui/form/NativeDropdown.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { OperatorPage } from '../OperatorPage.tsx';
import type { OperatorData } from '../operator-page.ts';
import { reportLists, reportRows } from './report-rows.ts';
import { SearchLines } from './SearchLines.tsx';

const periods = ['7', '30', '90'] as const;

/** The searches of visitors: found nothing, never opened, most frequent; as tables and as a file. */
export function Searches() {
  const { texts } = useLoaderData<OperatorData>();
  const id = useId();
  const [days, setDays] = useState<(typeof periods)[number]>('30');
  const filter = (
    <div className="operator-head">
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {texts.period}
        </label>
        <NativeDropdown
          id={id}
          value={days}
          onChange={({ target }) => setDays(periods.find((one) => one === target.value) ?? days)}
        >
          {periods.map((one) => (
            <option key={one} value={one}>
              {texts.periods[one]}
            </option>
          ))}
        </NativeDropdown>
      </div>
    </div>
  );
  return (
    <OperatorPage
      part="searches"
      query={days}
      filter={filter}
      load={async (client) => (await client.call(searchReport, { query: { days } })).data}
    >
      {(report) => <Report report={report} />}
    </OperatorPage>
  );
}

function Report({ report }: { readonly report: SearchReport }) {
  const { texts } = useLoaderData<OperatorData>();
  if (report.frequent.length === 0) {
    return (
      <div className="empty">
        <Icon node={SearchX} size={40} />
        <h2>{texts.noSearches}</h2>
        <p>{texts.noSearchesText}</p>
      </div>
    );
  }
  return (
    <>
      <div className="operator-head">
        <button
          type="button"
          className="button"
          onClick={() => saveCsv(`searches-${report.days}-days.csv`, reportRows(report))}
        >
          <Icon node={Download} size={16} />
          {texts.csv}
        </button>
      </div>
      <p className="operator-note">{texts.searchesNote}</p>
      {reportLists.map((list) => (
        <div className="business-section operator-item" key={list}>
          <h2 id={`list-${list}`}>{texts[list]}</h2>
          <SearchLines lines={report[list]} heading={`list-${list}`} />
        </div>
      ))}
    </>
  );
}
