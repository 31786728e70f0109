/** Most reports of all addresses together, and of one, in a minute. A process counts for itself. */
const maxTogether = 60;
const maxOfOne = 10;
const minute = 60_000;

/** Says whether one more report of an address is taken. Holds at most as many addresses as reports are taken in a minute. */
export function reportAllowance(now: () => number = () => performance.now()) {
  const counts = new Map<string, number>();
  let began = now();
  let together = 0;
  return {
    takes(address: string): boolean {
      if (now() - began >= minute) {
        began = now();
        together = 0;
        counts.clear();
      }
      const count = counts.get(address) ?? 0;
      if (together >= maxTogether || count >= maxOfOne) return false;
      together += 1;
      counts.set(address, count + 1);
      return true;
    },
  };
}
