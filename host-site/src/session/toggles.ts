import type { ResourceType, SavedItem } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';

/** Likes and follows of core, loaded on demand. Without `count` the like asks for it. */
export const makeLike = (resourceType: ResourceType, resourceID: string, count?: number) => async (client: Client) =>
  (await import('@wbn/core')).createLike(client, { resourceType, resourceID, count });

export const makeFollow = (businessID: string) => async (client: Client) =>
  (await import('@wbn/core')).createFollow(client, businessID);

export const makeSave = (resourceType: SavedItem['resourceType'], id: string) => async (client: Client) =>
  (await import('@wbn/core')).createSave(client, resourceType, id);
