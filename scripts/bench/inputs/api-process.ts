import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { CallName } from '@wbn/contract';
import type { Scene } from '@wbn/server/testing';

interface World {
  readonly addresses: { readonly api: string; readonly accounts: string; readonly portal: string };
  readonly scene: Scene;
  /** Ids of businesses and products, for long lists. */
  readonly ids: readonly string[];
  /** Access tokens of people who may do different things. */
  readonly tokens: readonly string[];
}

export type ApiProcess = Awaited<ReturnType<typeof startApiProcess>>;

/** Starts api.ts on an empty database. */
export async function startApiProcess(url: string, businesses: string) {
  const child = fork(new URL('api.ts', import.meta.url), [url, businesses], {
    execArgv: ['--conditions=wbn-source'],
  });
  const isLost = () => {
    console.error('The process of the API has ended; its error stands above.');
    process.exit(1);
  };
  child.once('exit', isLost);
  const [world] = (await once(child, 'message')) as [World];
  const told = async (asked: string): Promise<unknown> => {
    const answer = once(child, 'message');
    child.send(asked);
    return (await answer)[0];
  };
  return {
    ...world,
    /** The scene with new resources where the call consumes them. */
    sceneFor: async (name: CallName): Promise<Scene> => ({
      ...world.scene,
      ...((await told(`fresh ${name}`)) as Partial<Scene>),
    }),
    /** The cookie of a new login at the account site. */
    logIn: async () => String(await told('login')),
    /** Runs work and returns the longest time in milliseconds for which the API answered nobody meanwhile. */
    async longestBlock<Result>(work: () => Promise<Result>): Promise<{ result: Result; block: number }> {
      await told('begin');
      const result = await work();
      return { result, ...((await told('tell')) as { block: number }) };
    },
    async end(): Promise<void> {
      child.off('exit', isLost);
      child.send('end');
      await once(child, 'exit');
    },
  };
}
