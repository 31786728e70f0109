import { businessPath } from '@wbn/contract';
import type { Client } from '@wbn/core';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { PersonalPage } from '../personal/PersonalPage.tsx';
import { useSite } from '../site-context.ts';
import { MissingBusiness } from '../suspension/MissingBusiness.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { ConsoleNav, type ConsolePart } from './ConsoleNav.tsx';
import { type Refusal, refusalOf } from './refusal-of.ts';

interface ConsoleFrameProps<Ready> {
  readonly part: ConsolePart;
  readonly className: string;
  /** Shown also to members whose role may not open this part. */
  readonly head?: ReactNode;
  readonly load: (client: Client, businessID: string) => Promise<Ready>;
  readonly children: (ready: Ready, client: Client, reload: () => void) => ReactNode;
}
interface ConsoleFrameData {
  readonly businessID: string;
  readonly texts: { readonly loading: string; readonly forbidden: string };
}

/** A part of a business's console: the way back, the navigation, and the data or the reason why there is none. */
export function ConsoleFrame<Ready extends { readonly companyName: string }>(props: ConsoleFrameProps<Ready>) {
  const { children, className, head, load, part } = props;
  const { businessID, texts } = useLoaderData<ConsoleFrameData>();
  const { errors } = useSite().texts;
  const open = async (client: Client) => {
    try {
      return { state: 'ready', ready: await load(client, businessID) } as const;
    } catch (error) {
      return refusalOf(error);
    }
  };
  return (
    <PersonalPage of={businessID} loading={texts.loading} failed={errors.again} load={open}>
      {(opened: Refusal | { readonly state: 'ready'; readonly ready: Ready }, client, reload) => {
        if (opened.state === 'missing') return <MissingBusiness />;
        const { companyName = '' } = opened.state === 'ready' ? opened.ready : {};
        return (
          <div className={className}>
            {companyName ? <BackLink to={businessPath(companyName, businessID)}>{companyName}</BackLink> : null}
            <ConsoleNav businessID={businessID} current={part} />
            {head}
            {opened.state === 'ready' ? (
              children(opened.ready, client, reload)
            ) : (
              <p className="notice" role="note">
                {texts.forbidden}
              </p>
            )}
          </div>
        );
      }}
    </PersonalPage>
  );
}
