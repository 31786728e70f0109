import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, anInvitation, aPerson, aThread, type Person } from '../testing/world.ts';
import { namesOfInvitation } from './invitation-by-token.ts';

let api: TestApi;
let owner: Person;
let business: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api);
  business = await aBusiness(owner);
}, 60_000);
afterAll(() => api?.stop());

const list = async (id = business) => (await owner.ask(`/business/${id}/members`)).json.data;
const invite = (email: string, role = 'member', person = owner, id = business) =>
  person.ask(`/business/${id}/members/invite`, { body: { email, role } });
const accept = (person: Person, token: string) => person.ask('/business/members/accept', { body: { token } });
const give = (person: Person, userID: string, role: string, id = business) =>
  person.ask(`/business/${id}/members/${userID}`, { method: 'PUT', body: { role } });
const remove = (person: Person, userID: string, id = business) =>
  person.ask(`/business/${id}/members/${userID}`, { method: 'DELETE' });
const mailTo = (address: string) =>
  api.db.selectFrom('outboxEmails').selectAll().where('toAddress', '=', address).orderBy('id').execute();

const tokenIn = (mail: { data: unknown } | undefined) => (mail?.data as { token: string } | undefined)?.token ?? '';

describe('an invitation', () => {
  it('is a mail with a link that makes its reader a member, once', async () => {
    expect((await invite('rana@mail.example', 'admin')).json.data).toMatchObject({ role: 'admin' });
    const [mail] = await mailTo('rana@mail.example');
    expect(mail).toMatchObject({
      template: 'business-invitation',
      data: { companyName: 'Najd Valves', inviter: expect.stringMatching(/\S \S/), role: 'admin' },
    });
    const token = tokenIn(mail);
    // The login behind the link names it to somebody without an account.
    const names = await namesOfInvitation(api.db, token);
    expect(names).toEqual({
      companyName: '“Najd Valves”',
      inviter: expect.stringMatching(/^“\S+ .*\S”$/),
      email: 'rana@mail.example',
    });
    expect(await namesOfInvitation(api.db, `${token}x`)).toBeUndefined();
    await api.db
      .updateTable('businesses')
      .set({ companyName: 'Acme. Your account is locked: call +49 30 901820 or open evil.example' })
      .where('id', '=', business)
      .execute();
    expect((await namesOfInvitation(api.db, token))?.companyName).toBe(
      '“Acme. Your account is […] call […] […] […] or open […]”',
    );
    await api.db.updateTable('businesses').set({ companyName: 'Najd Valves' }).where('id', '=', business).execute();
    const kept = JSON.stringify(await api.db.selectFrom('businessInvitations').selectAll().execute());
    expect(kept).not.toContain(token);
    const rana = await aPerson(api, 'Rana');
    const both = await Promise.all([accept(rana, token), accept(await aPerson(api), token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await list()).invitations).toEqual([]);
    expect(await namesOfInvitation(api.db, token)).toBeUndefined();
  });

  it('tells its sender, and the owners in the log, which account accepted it, whatever its own address is', async () => {
    const sender = await aMember(api, business, 'admin');
    expect((await invite('asked@mail.example', 'member', sender)).status).toBe(200);
    const [mail] = await mailTo('asked@mail.example');
    const other = await aPerson(api, 'Omar');
    expect((await accept(other, tokenIn(mail))).status).toBe(200);
    const news = (await sender.ask('/notifications')).json.data.items;
    expect(news).toEqual([
      expect.objectContaining({
        kind: 'invitation',
        businessID: business,
        actor: expect.objectContaining({ id: other.id }),
        invited: 'asked@mail.example',
      }),
    ]);
    const [act] = (await owner.ask(`/business/${business}/audit?size=1`)).json.data.items;
    expect(act).toMatchObject({
      action: 'member.accepted',
      actorID: other.id,
      actorName: expect.stringMatching(/^Omar /),
      about: 'asked@mail.example',
    });
    const told = (await owner.ask('/notifications')).json.data.items as { actor: { id: string } }[];
    expect(told.map(({ actor }) => actor.id)).not.toContain(other.id);
  });

  it('names business, inviter and role to its reader before it is accepted, and to nobody without its link', async () => {
    await invite('reads@mail.example', 'admin');
    const [mail] = await mailTo('reads@mail.example');
    const reader = await aPerson(api, 'Rami');
    const read = (token: string) => reader.ask('/business/invitation', { body: { token } });
    expect((await read(tokenIn(mail))).json.data).toEqual({
      businessID: business,
      companyName: 'Najd Valves',
      verified: false,
      inviter: (mail?.data as { inviter: string } | undefined)?.inviter,
      role: 'admin',
    });
    expect((await read('guessed')).status).toBe(404);
    expect((await accept(reader, tokenIn(mail))).status).toBe(200);
    expect((await read(tokenIn(mail))).status).toBe(404);
  });

  it('that is written again within a day sends no second mail, and its link gives the newer role', async () => {
    const first = await invite('twice@mail.example', 'member');
    const again = await Promise.all(Array.from({ length: 5 }, () => invite('Twice@mail.example', 'admin')));
    for (const { json } of again)
      expect(json.data).toMatchObject({ invitationID: first.json.data.invitationID, role: 'admin' });
    const mails = [...(await mailTo('twice@mail.example')), ...(await mailTo('Twice@mail.example'))];
    expect(mails).toHaveLength(1);
    const twice = await aPerson(api, 'Twice');
    expect((await accept(twice, tokenIn(mails[0]))).status).toBe(200);
    const members = (await list()).members as { userID: string; role: string }[];
    expect(members.find(({ userID }) => userID === twice.id)?.role).toBe('admin');
  });

  it('reaches one mailbox three times a day from one person, thirty times from all, and no one person uses up those of others', async () => {
    const limited = await startApi({ limits: 'on' });
    const email = 'stranger@mail.example';
    const inviteBy = async (sender: Person) =>
      sender.ask(`/business/${await aBusiness(sender)}/members/invite`, { body: { email, role: 'member' } });
    const flooder = await aPerson(limited);
    const own = [];
    for (let n = 0; n < 5; n += 1) own.push((await inviteBy(flooder)).status);
    expect(own).toEqual([200, 200, 200, 429, 429]);
    const others = await Promise.all(Array.from({ length: 29 }, () => aPerson(limited)));
    const sent = await Promise.all(others.map(inviteBy));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(27);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await limited.db.selectFrom('outboxEmails').select('id').execute()).toHaveLength(30);
    await limited.stop();
  });

  it('that is written again a day later makes the older link worthless; one taken back or run out is worthless too', async () => {
    await invite('sami@mail.example');
    const yesterday = new Date(Date.now() - 90_000_000);
    const ofSami = api.db.updateTable('businessInvitations').where('email', '=', 'sami@mail.example');
    await ofSami.set({ createdAt: yesterday }).execute();
    await invite('Sami@mail.example');
    const tokens = [...(await mailTo('sami@mail.example')), ...(await mailTo('Sami@mail.example'))].map(tokenIn);
    const sami = await aPerson(api, 'Sami');
    expect((await accept(sami, tokens[0] as string)).status).toBe(404);
    const { invitations } = await list();
    expect(invitations).toHaveLength(1);
    const gone = `/business/${business}/members/invite/${invitations[0].invitationID}`;
    // A manager of another business must not reach it through that one.
    const other = await aPerson(api, 'Olga');
    const elsewhere = gone.replace(business, await aBusiness(other));
    expect((await other.ask(elsewhere, { method: 'DELETE' })).status).toBe(404);
    expect((await owner.ask(gone, { method: 'DELETE' })).status).toBe(200);
    expect((await owner.ask(gone, { method: 'DELETE' })).status).toBe(404);
    expect((await accept(sami, tokens[1] as string)).status).toBe(404);
    const { token, invitation } = await anInvitation(api, business);
    await api.db
      .updateTable('businessInvitations')
      .set({ expiresAt: new Date(0) })
      .where('id', '=', invitation)
      .execute();
    expect((await accept(sami, token)).status).toBe(404);
  });

  it('to be an owner is for owners to write, and a member is not invited again', async () => {
    const admin = await aMember(api, business, 'admin');
    expect((await invite('x@mail.example', 'owner', admin)).status).toBe(403);
    expect((await invite('x@mail.example', 'admin', admin)).status).toBe(200);
    const { email } = await api.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', admin.id)
      .executeTakeFirstOrThrow();
    expect((await invite(email.toUpperCase())).json.fields).toEqual(['email']);
  });

  it('to be an owner is for owners to change and to take back', async () => {
    const id = await aBusiness(owner);
    const admin = await aMember(api, id, 'admin');
    await invite('heir@mail.example', 'owner', owner, id);
    await invite('help@mail.example', 'member', owner, id);
    const open = async () =>
      (await list(id)).invitations.map(({ email, role }: Record<string, string>) => [email, role]);
    const idOf = async (email: string) =>
      (await list(id)).invitations.find((one: Record<string, string>) => one.email === email).invitationID;
    const revoke = async (email: string, person: Person) =>
      (await person.ask(`/business/${id}/members/invite/${await idOf(email)}`, { method: 'DELETE' })).status;
    const before = await open();
    expect((await invite('HEIR@mail.example', 'member', admin, id)).status).toBe(403);
    await api.db
      .updateTable('businessInvitations')
      .set({ createdAt: new Date(Date.now() - 2 * 86_400_000) })
      .execute();
    expect((await invite('heir@mail.example', 'admin', admin, id)).status).toBe(403);
    expect(await revoke('heir@mail.example', admin)).toBe(403);
    expect((await open()).sort()).toEqual(before.sort());
    expect((await invite('help@mail.example', 'admin', admin, id)).status).toBe(200);
    expect(await revoke('help@mail.example', admin)).toBe(200);
    expect(await revoke('heir@mail.example', owner)).toBe(200);
  });

  it('from before a removal does not let in who was removed, a later one does, and it stays good for others', async () => {
    const id = await aBusiness(owner);
    const person = await aMember(api, id, 'member');
    const old = [await anInvitation(api, id), await anInvitation(api, id)].map(({ token }) => token);
    await invite('alias@mail.example', 'member', owner, id);
    expect((await remove(owner, person.id, id)).status).toBe(200);
    const reads = (token: string) => person.ask('/business/invitation', { body: { token } });
    const [first = ''] = (await mailTo('alias@mail.example')).map(tokenIn);
    for (const token of [...old, first])
      expect([(await reads(token)).status, (await accept(person, token)).status]).toEqual([404, 404]);
    expect((await accept(await aPerson(api), old[0] ?? '')).status).toBe(200);
    // The same address, within a day: a new link, and the older one ends.
    await invite('alias@mail.example', 'member', owner, id);
    const [, second = ''] = (await mailTo('alias@mail.example')).map(tokenIn);
    expect((await accept(person, first)).status).toBe(404);
    expect((await accept(person, second)).json.data).toEqual({ businessID: id, role: 'member' });
  });

  it('lets nobody back in while their removal is not finished', async () => {
    const id = await aBusiness(owner);
    const person = await aMember(api, id, 'member');
    const { token } = await anInvitation(api, id);
    const waiting = async () => (await sql`select from pg_locks where not granted`.execute(api.db)).rows.length;
    const { removal, accepted } = await api.db.transaction().execute(async (db) => {
      await db.selectFrom('businessMembers').select('role').where('userId', '=', person.id).forUpdate().execute();
      const removal = remove(owner, person.id, id);
      await expect.poll(waiting).toBe(1);
      const accepted = accept(person, token);
      await expect.poll(waiting).toBe(2);
      return { removal, accepted };
    });
    expect([(await removal).status, (await accepted).status]).toEqual([200, 404]);
  });

  it('goes with the one who wrote it', async () => {
    const admin = await aMember(api, business, 'admin');
    await invite('late@mail.example', 'member', admin);
    await remove(owner, admin.id);
    const [mail] = await mailTo('late@mail.example');
    expect((await accept(await aPerson(api), tokenIn(mail))).status).toBe(404);
    expect((await list()).invitations).not.toContainEqual(expect.objectContaining({ email: 'late@mail.example' }));
  });

  it('gives nobody more than its writer may still give', async () => {
    const id = await aBusiness(owner);
    const second = await aMember(api, id, 'owner');
    await invite('crown@mail.example', 'owner', second, id);
    await invite('desk@mail.example', 'admin', second, id);
    const [crown, desk] = [...(await mailTo('crown@mail.example')), ...(await mailTo('desk@mail.example'))].map(
      tokenIn,
    );
    const open = async () => (await list(id)).invitations.map(({ email }: { email: string }) => email).sort();
    expect(await open()).toEqual(['crown@mail.example', 'desk@mail.example']);
    await give(owner, second.id, 'admin', id);
    expect(await open()).toEqual(['desk@mail.example']);
    expect((await accept(await aPerson(api), crown ?? '')).status).toBe(404);
    await give(owner, second.id, 'member', id);
    expect((await accept(await aPerson(api), desk ?? '')).status).toBe(404);
    // A writer who may invite again does not open it again.
    await give(owner, second.id, 'admin', id);
    expect((await accept(await aPerson(api), desk ?? '')).status).toBe(404);
    expect(await open()).toEqual([]);
    await invite('desk@mail.example', 'admin', second, id);
    const renewed = (await mailTo('desk@mail.example')).map(tokenIn).at(-1) ?? '';
    expect((await accept(await aPerson(api), renewed)).status).toBe(200);
  });
});

describe('roles', () => {
  it('are given by owners; admins give and take no ownership', async () => {
    const admin = await aMember(api, business, 'admin');
    const member = await aMember(api, business, 'member');
    expect((await give(admin, member.id, 'admin')).json.data).toMatchObject({ userID: member.id, role: 'admin' });
    expect((await give(admin, member.id, 'owner')).status).toBe(403);
    expect((await give(admin, owner.id, 'member')).status).toBe(403);
    expect((await remove(admin, owner.id)).status).toBe(403);
    expect((await give(owner, member.id, 'owner')).status).toBe(200);
    expect((await list()).members.slice(0, 2).map(({ role }: { role: string }) => role)).toEqual(['owner', 'owner']);
    expect((await remove(owner, member.id)).status).toBe(200);
    expect((await give(owner, member.id, 'member')).status).toBe(404);
  });

  it('tell their member of a new one, once, and nobody of a change by themselves or of none', async () => {
    const member = await aMember(api, business, 'member');
    const told = async (person: Person) => (await person.ask('/notifications')).json.data.items;
    await give(owner, member.id, 'admin');
    await give(owner, member.id, 'admin');
    expect(await told(member)).toMatchObject([
      { kind: 'role', role: 'admin', businessID: business, actor: { id: owner.id } },
    ]);
    await give(member, member.id, 'member');
    expect(await told(member)).toMatchObject([{ role: 'admin' }]);
    await remove(member, 'me');
    expect(await told(member)).toEqual([]);
  });

  it('leave one owner in any case, two who go at once included', async () => {
    const id = await aBusiness(owner);
    const response = await remove(owner, 'me', id);
    expect(response).toMatchObject({ status: 409, json: { name: 'LastOwner' } });
    expect((await give(owner, owner.id, 'admin', id)).json.name).toBe('LastOwner');
    const second = await aMember(api, id, 'owner');
    const both = await Promise.all([remove(owner, 'me', id), remove(second, 'me', id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('let each member leave, and only managers remove others', async () => {
    const member = await aMember(api, business, 'member');
    const other = await aMember(api, business, 'member');
    expect((await remove(member, other.id)).status).toBe(403);
    expect((await remove(member, 'me')).status).toBe(200);
    expect((await remove(member, 'me')).status).toBe(403);
    expect((await member.ask('/business/profile/my-list')).json.data).toEqual([]);
  });

  it('that end take along what waited in the bell, and no other business’s', async () => {
    const member = await aMember(api, business, 'member');
    const other = await aBusiness(await aPerson(api));
    await api.db
      .insertInto('businessMembers')
      .values({ businessId: other, userId: member.id, role: 'member' })
      .execute();
    const buyer = await aPerson(api);
    await aThread(buyer, business);
    await aThread(buyer, other);
    expect((await member.ask('/notifications/unread')).json.data).toEqual({ unread: 2 });
    await remove(owner, member.id);
    // The news of the end itself names the business, and belongs to the person.
    expect((await member.ask('/notifications/unread')).json.data).toEqual({ unread: 2 });
    expect((await member.ask('/notifications')).json.data.items).toMatchObject([
      { kind: 'left', businessID: null, title: expect.any(String) },
      { kind: 'inquiry', businessID: other },
    ]);
  });

  it('that a manager ends are remembered where the business has an identity provider, until it invites the person again', async () => {
    const id = await aBusiness(owner);
    const { db } = api;
    const marks = async () =>
      (await db.selectFrom('signInRemovals').select('mark').where('businessId', '=', id).execute()).length;
    const member = await aMember(api, id, 'member');
    await remove(owner, member.id, id);
    expect(await marks()).toBe(0);
    await db
      .insertInto('signInProviders')
      .values({
        businessId: id,
        issuer: 'https://id.example',
        clientId: 'wbn',
        secretSealed: Buffer.from('x'),
        keyId: 'x',
      })
      .execute();
    const [leaver, removed] = [await aMember(api, id, 'member'), await aMember(api, id, 'member')];
    await remove(leaver, 'me', id);
    expect(await marks()).toBe(0);
    await remove(owner, removed.id, id);
    expect(await marks()).toBe(1);
    await invite('again@mail.example', 'member', owner, id);
    const [mail] = await mailTo('again@mail.example');
    expect((await accept(removed, tokenIn(mail))).status).toBe(200);
    expect(await marks()).toBe(0);
  });

  it('are noted in the log of acts', async () => {
    const rows = await api.db
      .selectFrom('auditLog')
      .select(['action', 'actorUserId'])
      .where('businessId', '=', business)
      .execute();
    const acts = new Set(rows.map(({ action }) => action));
    for (const action of ['invited', 'accepted', 'invitation-revoked', 'role-changed', 'removed', 'left'])
      expect(acts).toContain(`member.${action}`);
    expect(rows.every(({ actorUserId }) => actorUserId !== null)).toBe(true);
  });
});
