import type { CallName } from '@wbn/contract';
import {
  aBusiness,
  anUpload,
  aPerson,
  aThread,
  cards,
  freshFor,
  type Person,
  type Scene,
  type Shop,
} from '@wbn/server/testing';

/** The people and businesses for which resources are made. */
export interface Around {
  readonly shop: Shop;
  readonly owner: Person;
  readonly business: string;
  readonly other: string;
}

type Fresh = { readonly [Name in CallName]?: (around: Around) => Promise<Partial<Scene>> };

const aSuspect = async ({ shop: { api } }: Around) => ({ suspect: (await aPerson(api, 'suspect')).id });

const aBuyersThread = async ({ business, shop: { api } }: Around) => ({
  thread: await aThread(await aPerson(api, 'buyer'), business),
});

/** Rows that operators decide on. */
const decided: Fresh = {
  async decideReport({ business, shop: { api } }) {
    const reporter = await aPerson(api, 'reporter');
    await reporter.ask('/moderation/report', {
      body: { resourceType: 'business', resourceID: business, reason: 'spam' },
    });
    const reports = api.db.selectFrom('reports').select('id').where('reporterId', '=', reporter.id);
    return { report: (await reports.executeTakeFirstOrThrow()).id };
  },
  async decideVerification({ shop: { api } }) {
    const applicant = await aPerson(api, 'applicant');
    const { json } = await applicant.ask(`/business/${await aBusiness(applicant)}/verification`, {
      body: { scopes: ['identity'], evidence: [{ label: 'Commercial register' }] },
    });
    return { verification: json.data.verificationID };
  },
  async updatePartnerKey({ shop: { api } }) {
    const values = { publishableKey: `pk_${crypto.randomUUID()}`, name: 'Shop', origins: [], scopes: [] };
    const { id } = await api.db.insertInto('partnerKeys').values(values).returning('id').executeTakeFirstOrThrow();
    return { partnerKeyID: id };
  },
  async retryMail({ shop: { api } }) {
    const failed = { toAddress: 'owner@mail.example', template: 'password-changed', state: 'failed' } as const;
    const { id } = await api.db.insertInto('outboxEmails').values(failed).returning('id').executeTakeFirstOrThrow();
    return { mail: String(id) };
  },
  async answerEnquiry({ shop: { api } }) {
    const { id } = await api.db
      .insertInto('enquiries')
      .values({ fields: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { enquiry: id };
  },
  suspendUser: aSuspect,
  endUserSessions: aSuspect,
  async suspendBusiness({ shop: { api } }) {
    return { suspectBusiness: await aBusiness(await aPerson(api, 'suspect')) };
  },
};

/** Purchases: a membership is bought once, and a card of the "secure" kind leaves a purchase open. */
const bought: Fresh = {
  async subscribe({ owner, shop }) {
    return { business: await aBusiness(owner), card: await shop.enter(cards.good) };
  },
  async cancelPurchase({ owner, shop }) {
    const business = await aBusiness(owner);
    await shop.buy(owner, business, await shop.enter(cards.secure));
    return { business };
  },
};

/** A message cannot be sent to a person who was blocked before. */
async function unblocked({ shop: { api } }: Around) {
  await api.db.deleteFrom('blocks').execute();
  return {};
}

const own: Fresh = {
  ...decided,
  ...bought,
  endInquiry: aBuyersThread,
  sendMessage: unblocked,
  announceTyping: unblocked,
  async createProduct({ business, shop: { api } }) {
    // The membership has a limit of products.
    const last = api.db.selectFrom('products').select('id').where('businessId', '=', business).limit(1);
    await api.db.deleteFrom('products').where('id', 'in', last).execute();
    return {};
  },
  async translateMessage(around) {
    const { thread } = await aBuyersThread(around);
    const { id } = await around.shop.api.db
      .selectFrom('messages')
      .select('id')
      .where('inquiryId', '=', thread)
      .executeTakeFirstOrThrow();
    return { thread, message: id };
  },
  async unreact({ business, owner, shop: { api } }) {
    const post = await api.db.selectFrom('posts').select('id').limit(1).executeTakeFirstOrThrow();
    await owner.ask('/social/reaction/react/post', {
      body: { resourceID: post.id, reactionType: 'like', businessID: business },
    });
    return { post: post.id };
  },
  async profilePhotoUploadValidate({ owner, shop: { api } }) {
    return { upload: await anUpload(api, owner, 'user') };
  },
};

/** Resources that a call consumes: new ones before each request, so that an earlier one does not make the call refuse a later one. */
export async function freshScene(name: CallName, around: Around): Promise<Partial<Scene>> {
  const { business, other, owner, shop } = around;
  const shared = freshFor[name as keyof typeof freshFor];
  return {
    ...(await shared?.({ api: shop.api, business, other, owner, asker: owner, role: 'owner' })),
    ...(await own[name]?.(around)),
  };
}
