import type { ResourceType, SavedItem } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';

/** Likes and follows of core, loaded on demand. Without `count` the like asks for it. */
export const lazyLike = (resourceType: ResourceType, resourceID: string, count?: number) => async (client: Client) =>
  (await import('@wbn/core')).createLike(client, { resourceType, resourceID, count });

export const lazyFollow = (businessID: string) => async (client: Client) =>
  (await import('@wbn/core')).createFollow(client, businessID);

export const lazySave = (resourceType: SavedItem['resourceType'], id: string) => async (client: Client) =>
  (await import('@wbn/core')).createSave(client, resourceType, id);
