/** Most reports of one network in a minute, and of all networks together. A process counts for itself. */
const maxOfOne = 10;
const maxTogether = 60;
/** Beyond that, a network has its first report of the minute alone, up to so many: a few networks cannot silence all others. */
const maxFirst = 600;
const minute = 60_000;

/** Says whether one more report of a network is taken. Holds at most as many networks as reports are taken in a minute. */
export function reportAllowance(now: () => number = () => performance.now()) {
  const counts = new Map<string, number>();
  let began = now();
  let together = 0;
  return {
    takes(network: string): boolean {
      if (now() - began >= minute) {
        began = now();
        together = 0;
        counts.clear();
      }
      const count = counts.get(network) ?? 0;
      const mostTogether = count === 0 ? maxFirst : maxTogether;
      if (together >= mostTogether || count >= maxOfOne) return false;
      together += 1;
      counts.set(network, count + 1);
      return true;
    },
  };
}
