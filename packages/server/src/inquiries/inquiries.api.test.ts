import { describe, expect, it } from 'vitest';
import { call, expectAnswer, logIn } from '../testing/network.ts';

const sellers = async () => {
  const owner = await logIn('owner');
  const { data } = (await owner.call('business/profile/my-list')).json;
  return data.map((card: { businessID: string }) => card.businessID) as string[];
};
const open = async (to: string, from?: string) => {
  const buyer = await logIn('buyer');
  const body = {
    to,
    ...(from ? { from } : {}),
    subject: 'Price quotation',
    message: 'What is the price of 500 pieces?',
  };
  return expectAnswer('sendInquiry', await buyer.call('business/request', body)).data.requestID as string;
};

describe('inquiries', () => {
  it('R-253 R-248 R-383 R-266 go from the user, or from a business named in from, and are on both lists', async () => {
    const buyer = await logIn('buyer');
    const owner = await logIn('owner');
    const [to = ''] = await sellers();
    const requestID = await open(to);
    const listed = expectAnswer('listInquiries', await owner.call(`business/request?ubid=${to}`)).data;
    expect(listed[0]).toMatchObject({
      requestID,
      subject: 'Price quotation',
      status: 'open',
      senderType: 'user',
      from: { type: 'user', id: buyer.userID },
      to: { type: 'business', id: to },
    });
    const sent = expectAnswer('listInquiries', await buyer.call('business/request?ubid=me')).data;
    expect(sent[0].requestID).toBe(requestID);
    const option = { to, subjectOption: 'Other', subject: 'x', message: 'y' };
    expect((await buyer.call('business/request', option)).status).toBe(400);
  });

  it('R-246 have the subject that was typed, whatever it is', async () => {
    const [to = ''] = await sellers();
    const buyer = await logIn('buyer');
    const subject = 'Pièces détachées <b>& قطع</b>';
    const sent = await buyer.call('business/request', { to, subject, message: 'Have you got some?' });
    const { requestID } = expectAnswer('sendInquiry', sent).data;
    const listed = expectAnswer('listInquiries', await buyer.call('business/request?ubid=me')).data;
    expect(listed.find((one: { requestID: string }) => one.requestID === requestID)?.subject).toBe(subject);
  });

  it('R-253 are listed for a business only to its members', async () => {
    const [to = ''] = await sellers();
    const buyer = await logIn('buyer');
    expect((await buyer.call(`business/request?ubid=${to}`)).status).toBe(404);
    expect((await call(`business/request?ubid=${to}`)).status).toBe(401);
  });
});

describe('messages', () => {
  it('R-256 R-262 R-265 are listed in order with S or R, and sent by either side', async () => {
    const [to = ''] = await sellers();
    const [buyer, owner] = [await logIn('buyer'), await logIn('owner')];
    const rid = await open(to);
    expectAnswer(
      'sendMessage',
      await owner.call(`business/request/${rid}/send-message?bid=${to}`, { content: 'Two dollars' }),
    );
    expectAnswer('sendMessage', await buyer.call(`business/request/${rid}/send-message`, { content: 'Thank you' }));
    const messages = expectAnswer(
      'listMessages',
      await owner.call(`business/request/${rid}/get-messages?bid=${to}`),
    ).data;
    expect(messages.map(({ from, content, type }: Record<string, string>) => `${from} ${type} ${content}`)).toEqual([
      'S text What is the price of 500 pieces?',
      'R text Two dollars',
      'S text Thank you',
    ]);
    const member = await logIn('buyer');
    expect((await member.call(`business/request/${rid}/get-messages?bid=${to}`)).status).toBe(404);
  });

  it('R-384 end with the thread', async () => {
    const [to = ''] = await sellers();
    const [buyer, owner] = [await logIn('buyer'), await logIn('owner')];
    const rid = await open(to);
    expectAnswer('endInquiry', await owner.call(`business/request/${rid}/end-request?bid=${to}`, undefined, 'POST'));
    const late = await buyer.call(`business/request/${rid}/send-message`, { content: 'Hello?' });
    expect(late).toMatchObject({ status: 409, json: { name: 'Closed', message: 'This chat has ended' } });
    expect((await buyer.call(`business/request/${rid}/get-messages`)).json.data).toHaveLength(1);
    expect((await buyer.call(`business/request/${rid}/end-request`, undefined, 'POST')).status).toBe(409);
  });
});

describe('the need-help form', () => {
  it('R-328 R-333 is taken with all its fields, and with hardly any', async () => {
    const form = {
      firstName: 'Lina',
      lastName: 'Haddad',
      businessName: 'Haddad Trading',
      businessType: 'IM',
      website: 'haddad.example',
      jobPosition: '09',
      address: '1 Sea Road',
      zipcode: '21411',
      city: 'Jeddah',
      usaState: 'None',
      country: 'SA',
      companyPhone: '+966 12 345 6789',
      companyFax: '+966 12 345 6780',
      totalEmployees: '20',
      salesEmployees: 4,
      mobilePhone: '+966 50 123 4567',
      email: 'lina@haddad.example',
      buyProduct1: '0001',
      buyProduct2: '0002',
      buyProduct3: '0003',
      buyProduct4: '0004',
      sellProduct1: '0005',
      sellProduct2: '0006',
      sellProduct3: '0007',
      sellProduct4: '0008',
      moreInfoBuy: 'x'.repeat(512),
      moreInfoSell: 'Dates',
    };
    expect(Object.keys(form)).toHaveLength(27);
    expectAnswer('sendEnquiry', await call('needhelp/send', form));
    expectAnswer('sendEnquiry', await call('needhelp/send', { email: 'lina@haddad.example' }));
    expect((await call('needhelp/send', { ...form, moreInfoBuy: 'x'.repeat(513) })).status).toBe(400);
  });
});

describe('the membership setup', () => {
  it('R-272 R-279 has the public key and the plans for sale, in cents', async () => {
    const owner = await logIn('owner');
    const { data } = expectAnswer('subscriptionSetup', await owner.call('subscription/setup'));
    expect(
      data.plans.map(({ subscription, price }: { subscription: string; price: number }) => [subscription, price]),
    ).toEqual([
      ['gold', 185_000],
      ['premium', 265_000],
      ['platinum', 365_000],
    ]);
  });
});
