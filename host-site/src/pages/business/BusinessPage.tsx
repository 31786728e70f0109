import { useLoaderData } from 'react-router';
import type { BusinessData } from '../../routes/business.ts';

export function BusinessPage() {
  const found = useLoaderData<BusinessData>();
  return <h1>{found.state}</h1>;
}
