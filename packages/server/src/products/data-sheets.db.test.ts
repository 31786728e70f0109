import { dataSheetLimit } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBusiness, anUpload, aPdfUpload, aPerson, type Person, startApi, type TestApi } from '../testing/index.ts';
import { uploaderFor } from '../testing/uploader.ts';

let api: TestApi;
let owner: Person;
let business: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api);
  business = await aBusiness(owner);
});
afterAll(() => api?.stop());

const create = (body: object) => owner.ask('/product', { body: { businessID: business, name: 'Pump', ...body } });
const change = (id: string, body: object) => owner.ask(`/product/${id}`, { method: 'PUT', body });
const sheet = async (name: string) => ({ token: await aPdfUpload(api, owner), name });

describe('data sheets of a product', () => {
  it('stand in the answer for everybody with name, size and address, and stay by their address', async () => {
    const { json } = await create({ dataSheets: [await sheet('Pump.pdf'), await sheet('Curves.pdf')] });
    const made: OwnProduct = json.data;
    expect(made.dataSheets).toEqual([
      { name: 'Pump.pdf', size: 1_000_100, url: expect.stringMatching(/\/u\/[0-9a-f-]{36}\/file\.pdf$/) },
      { name: 'Curves.pdf', size: 1_000_100, url: expect.stringMatching(/\/u\/[0-9a-f-]{36}\/file\.pdf$/) },
    ]);
    expect((await api.ask(`/product/${made.productID}`)).json.data.dataSheets).toEqual(made.dataSheets);
    const [, second] = made.dataSheets!;
    const changed = await change(made.productID, { dataSheets: [{ url: second!.url }, await sheet('New.pdf')] });
    expect(changed.json.data.dataSheets.map(({ name }: { name: string }) => name)).toEqual(['Curves.pdf', 'New.pdf']);
    expect((await change(made.productID, { stock: 3 })).json.data.dataSheets).toHaveLength(2);
    const cleared = await change(made.productID, { clear: ['dataSheets'] });
    expect(cleared.json.data).not.toHaveProperty('dataSheets');
  });

  it('cannot be a picture, a private file, a file of another person, or the address of another product', async () => {
    const other = (await create({ dataSheets: [await sheet('Other.pdf')] })).json.data as OwnProduct;
    const stranger = await aPerson(api);
    await aBusiness(stranger);
    const refused = [
      { token: await anUpload(api, owner), name: 'picture.png' },
      { token: await anUpload(api, owner, 'evidence'), name: 'evidence.pdf' },
      { token: await aPdfUpload(api, stranger), name: 'stolen.pdf' },
      { url: other.dataSheets![0]!.url },
      { url: 'https://elsewhere.example/file.pdf' },
    ];
    for (const one of refused)
      expect((await create({ dataSheets: [one] })).json.name, JSON.stringify(one)).toBe('UploadRefused');
    expect((await create({ mainImage: { token: await aPdfUpload(api, owner) } })).json.name).toBe('UploadRefused');
  });

  it('may have 10 MB, pictures not, and a PDF with active content is refused', async () => {
    const grant = (contentType: string, fileSize: number) =>
      owner.ask('/files/upload-request/business', { body: { contentType, fileSize } });
    expect((await grant('application/pdf', dataSheetLimit)).status).toBe(200);
    expect((await grant('application/pdf', dataSheetLimit + 1)).json.name).toBe('UploadRefused');
    expect((await grant('image/png', dataSheetLimit)).json.name).toBe('UploadRefused');
    const active = Buffer.from('%PDF-1.4\n1 0 obj<</AA 1 0 R>>endobj\n%%EOF\n');
    const { told } = await uploaderFor(api, owner).upload(active, 'application/pdf', '/files/upload-request/business');
    expect(told.name).toBe('UploadRefused');
  });
});
