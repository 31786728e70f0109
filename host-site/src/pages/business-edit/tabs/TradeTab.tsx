import { markets, spokenLanguages } from '@wbn/content/trade-words';
import { useEditorContext } from '../editor-context.ts';
import { EditList } from '../fields/EditList.tsx';
import { EditText } from '../fields/EditText.tsx';

export function TradeTab() {
  const { texts } = useEditorContext();
  return (
    <>
      <EditList section="tradeCapabilities" name="markets" choices={markets} />
      <EditList section="tradeCapabilities" name="spokenLanguages" choices={spokenLanguages} />
      <div className="field-pair">
        <EditText section="tradeCapabilities" name="totalEmployeesSales" inputMode="numeric" />
        <EditText section="tradeCapabilities" name="averageLeadTime" inputMode="numeric" unit={texts.days} />
      </div>
    </>
  );
}
