import { fill, isolated } from '@wbn/contract';
import type { BusinessAct } from '@wbn/contract/shapes';
import type { AuditTexts } from './texts/en.ts';

/** The member who acted, or what acted instead of one. */
export function actorOf({ actorKind, actorName }: BusinessAct, texts: AuditTexts): string {
  if (actorName !== null) return actorName;
  if (actorKind === 'operator') return texts.operator;
  return actorKind === 'user' ? texts.gone : texts.network;
}

/** A sentence for an act; the name of the act if a later release wrote it. */
export function sayAct(act: BusinessAct, texts: AuditTexts): string {
  const { about, action, role } = act;
  const sentence = (texts.acts as Readonly<Record<string, string>>)[action];
  if (sentence === undefined) return fill(texts.other, { action });
  return fill(sentence, {
    who: isolated(actorOf(act, texts)),
    about: isolated(about ?? texts.gone),
    role: role === null ? '–' : texts.roles[role],
  });
}

/** A browser's name as the account site writes it. */
export const deviceOf = ({ device }: BusinessAct, texts: AuditTexts): string =>
  device?.replace(' on ', ' · ') ?? texts.noDevice;
