export const createPictureStore = (_folder: string) => ({ read: async (_key: string): Promise<{ path: string } | undefined> => undefined });
