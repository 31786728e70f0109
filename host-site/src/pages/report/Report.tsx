import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { ReportForm } from '../../moderation/ReportForm.tsx';
import { useModerationTexts } from '../../moderation/texts/index.ts';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { useSite } from '../../site-context.ts';
import type { ReportData } from './loader.ts';
import './report.css';

/** The report page for widgets on other sites: reports are sent only from our own site. */
export function Report() {
  const { subject } = useLoaderData<ReportData>();
  const { texts } = useSite();
  const moderation = useModerationTexts();
  const [isSent, setSent] = useState(false);
  return (
    <PersonalPage loading={moderation.reportTitle} failed={texts.errors.text} load={async (client) => client}>
      {(client) => (
        <div className="business-section report-page">
          <h1>{moderation.reportTitle}</h1>
          {isSent ? (
            <p role="status">{moderation.sent}</p>
          ) : (
            <ReportForm client={client} subject={subject} onSent={() => setSent(true)} />
          )}
        </div>
      )}
    </PersonalPage>
  );
}
