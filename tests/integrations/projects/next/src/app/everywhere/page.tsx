import { Everywhere } from '../../everywhere';

export default function Page() {
  return <Everywhere />;
}
