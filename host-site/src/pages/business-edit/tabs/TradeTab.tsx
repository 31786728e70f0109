import { markets } from '../choices.ts';
import { useEditorContext } from '../editor-context.ts';
import { EditList } from '../fields/EditList.tsx';
import { EditText } from '../fields/EditText.tsx';

export function TradeTab() {
  const { lists, texts } = useEditorContext();
  return (
    <>
      <EditList section="tradeCapabilities" name="markets" choices={markets} />
      <EditList
        section="tradeCapabilities"
        name="spokenLanguages"
        choices={lists.languages.map(({ languageName, name }) => name ?? languageName)}
      />
      <div className="field-pair">
        <EditText section="tradeCapabilities" name="totalEmployeesSales" inputMode="numeric" />
        <EditText section="tradeCapabilities" name="averageLeadTime" inputMode="numeric" unit={texts.days} />
      </div>
    </>
  );
}
