import { describe, expect, it } from 'vitest';
import { call, expectAnswer } from '../testing/network.ts';

/** A product of the demo network with every field: other tests create minimal ones meanwhile. */
const someProduct = async () => {
  const { json } = await call('search/product', { textQuery: '', skip: 0, size: 50 });
  return json.data.results.find(
    ({ mainImage, specs }: { mainImage: unknown; specs: unknown[] }) => mainImage && specs.length > 0,
  );
};

describe('products', () => {
  it('R-287 R-288 have all their fields in data', async () => {
    const { productID } = await someProduct();
    const { data } = expectAnswer('readProduct', await call(`product/${productID}`));
    expect(data.productID).toBe(productID);
    for (const field of [
      'businessID name keywords description mainImage images photos videos industry category subCategory leadTime stock specs businessProfile',
    ].flatMap((names) => names.split(' '))) {
      expect(data).toHaveProperty(field);
    }
    expect(data.specs.length).toBeGreaterThan(0);
    expect(data.mainImage.url).toMatch(/^http/);
    expect(data.businessProfile.businessID).toBe(data.businessID);
  });

  it('R-299 R-193 of a business are wrapped twice', async () => {
    const { businessID } = await someProduct();
    const told = expectAnswer('productsByBusiness', await call(`product/by-business?bid=${businessID}`));
    expect(told.data.data.length).toBeGreaterThan(0);
    for (const product of told.data.data) expect(product.businessID).toBe(businessID);
  });

  it('R-301 name the business whose profile is read next', async () => {
    const { productID } = await someProduct();
    const { businessID } = (await call(`product/${productID}`)).json.data;
    expect((await call(`business/profile/${businessID}`)).json.data.businessID).toBe(businessID);
  });

  it('answer 404 for an id that nothing has', async () => {
    expect((await call('product/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await call('product/by-business?bid=00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});
